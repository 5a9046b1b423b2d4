<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>ArmyCommands</name>
    <message>
        <source>Row %1: %2</source>
        <translation>Riga %1: %2</translation>
    </message>
    <message>
        <source>Problems in all: %1.</source>
        <translation>Problemi in tutto: %1.</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Prima parte</translation>
    </message>
    <message>
        <source>First Command</source>
        <translation>Centro I</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generale</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Seconda parte</translation>
    </message>
    <message>
        <source>The table was not put in. %1</source>
        <translation>La tabella non è stata inserita. %1</translation>
    </message>
    <message>
        <source>Units added: %1, changed: %2, removed: %3.</source>
        <translation>Unità aggiunte: %1, cambiate: %2, tolte: %3.</translation>
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
        <translation>Riga %1: %2</translation>
    </message>
    <message>
        <source>There are no unit types in this file.</source>
        <translation>In questo file non ci sono tipi di unità.</translation>
    </message>
</context>
<context>
    <name>ArmyModel</name>
    <message>
        <source>no units</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>fra i caduti</translation>
    </message>
    <message>
        <source>commander-in-chief</source>
        <translation>comandante in capo</translation>
    </message>
    <message>
        <source>general</source>
        <translation>generale</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>stands left and at full strength</comment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>unknown type “%1”</source>
        <translation>tipo sconosciuto «%1»</translation>
    </message>
    <message>
        <source>Command of %1</source>
        <translation>Corpo: %1</translation>
    </message>
</context>
<context>
    <name>BattleKeeper</name>
    <message>
        <source>%1 was changed by somebody else. It stays as it is now; your battle goes on in %2, beside it.</source>
        <translation>%1 è stato cambiato da qualcun altro. Resta com’è ora; la tua battaglia prosegue in %2, lì accanto.</translation>
    </message>
    <message>
        <source>%1 Until that is mended, every order is kept in %2. You can go on playing.</source>
        <translation>%1 Finché non si rimedia, ogni ordine si conserva in %2. Puoi continuare a giocare.</translation>
    </message>
    <message>
        <source>%1 There is no second place either: at this moment the battle is only in memory. It is tried again with every order; better choose “Save as” now.</source>
        <translation>%1 Non c’è neanche un secondo posto: in questo momento la battaglia è solo in memoria. Si riprova a ogni ordine; meglio scegliere ora «Salva con nome».</translation>
    </message>
    <message>
        <source>Every order is kept in %1 again.</source>
        <translation>Gli ordini si conservano di nuovo in %1.</translation>
    </message>
    <message>
        <source>%1 is something else, not a battle. Shall the battle really take its place?</source>
        <translation>Il file %1 non è una battaglia ma qualcos’altro. Vuoi davvero sostituirlo con la battaglia?</translation>
    </message>
    <message>
        <source>%1 was changed by somebody else since you opened it. Shall your battle take its place?</source>
        <translation>Il file %1 è stato cambiato da qualcun altro da quando l’hai aperto. Vuoi sostituirlo con la tua battaglia?</translation>
    </message>
    <message>
        <source>%1 is being played in another window or on another computer. Choose another name.</source>
        <translation>%1 è in gioco in un’altra finestra o su un altro computer. Scegli un altro nome.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>Impossibile aprire %1. %2</translation>
    </message>
    <message>
        <source>%1 is being played in another window or on another computer. Here you go on in a copy of it, %2.</source>
        <translation>%1 è in gioco in un’altra finestra o su un altro computer. Qui prosegui in una copia, %2.</translation>
    </message>
    <message>
        <source>%1 could be saved at last: the battle is now kept in %2.</source>
        <translation>%1: finalmente si è potuto salvare. Ora la battaglia è conservata in %2.</translation>
    </message>
    <message>
        <source>%1 does not come out as it says: this program knows the battle up to order %3. The file stays as it is; you go on from there in %2.</source>
        <translation>Rigiocando %1 il risultato non torna: questo programma conosce la battaglia fino all’ordine %3. Il file resta com’è; da lì prosegui in %2.</translation>
    </message>
    <message>
        <source>The end of %1 is damaged. Everything before it was read; the file stays as it is and you go on in %2.</source>
        <translation>La fine del file %1 è danneggiata. Tutto ciò che viene prima è stato letto; il file resta com’è e tu prosegui in %2.</translation>
    </message>
    <message>
        <source>%1 was written by a different Zama and holds things that this one does not know. It stays as it is; you go on in %2.</source>
        <translation>%1 è stato scritto da un altro Zama e contiene cose che questo non conosce. Resta com’è; tu prosegui in %2.</translation>
    </message>
</context>
<context>
    <name>BlankReportPages</name>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perse</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Rimaste</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Generali</translation>
    </message>
    <message>
        <source>Stands that count</source>
        <translation>Basette che contano</translation>
    </message>
    <message>
        <source>Lost, in per cent</source>
        <translation>Perse, in percentuale</translation>
    </message>
    <message>
        <source>What it cost</source>
        <translation>Che cosa è costata</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>I led</source>
        <translation>Ho guidato</translation>
    </message>
    <message>
        <source>What was our plan?</source>
        <translation>Qual era il nostro piano?</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Che cosa è successo?</translation>
    </message>
    <message>
        <source>When did the battle turn, and why?</source>
        <translation>Quando c’è stata la svolta, e perché?</translation>
    </message>
    <message>
        <source>The table at that moment</source>
        <translation>Il tavolo in quel momento</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>Chi ha vinto?</translation>
    </message>
    <message>
        <source>By how much?</source>
        <translation>Di quanto?</translation>
    </message>
    <message>
        <source>What would we do differently?</source>
        <translation>Che cosa faremmo in modo diverso?</translation>
    </message>
    <message>
        <source>A letter home, written that evening</source>
        <translation>Una lettera a casa, scritta quella sera</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Check page</source>
        <translation>Pagina di controllo</translation>
    </message>
    <message>
        <source>Print this page at 100% (“actual size”). Measure each bar with a ruler, from the outer edge of one end line to the outer edge of the other. Tell the program what you measured.</source>
        <translation>Stampa questa pagina al 100% («dimensioni effettive»). Misura ogni barra con un righello, dal bordo esterno della prima tacca al bordo esterno dell’ultima. Scrivi nel programma quanto hai misurato.</translation>
    </message>
    <message>
        <source>Printer: %1</source>
        <translation>Stampante: %1</translation>
    </message>
    <message>
        <source>Across: how many millimetres?</source>
        <translation>In orizzontale: quanti millimetri?</translation>
    </message>
    <message>
        <source>Along: how many millimetres?</source>
        <translation>In verticale: quanti millimetri?</translation>
    </message>
    <message>
        <source>With your correction this is 100 mm.</source>
        <translation>Con la tua correzione questi sono 100 mm.</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>Chiudi scheda</translation>
    </message>
</context>
<context>
    <name>ColourField</name>
    <message>
        <source>Terracotta</source>
        <translation>Terracotta</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Rosso vino</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Arancione</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Sea green</source>
        <translation>Verde mare</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>Celeste</translation>
    </message>
    <message>
        <source>Deep blue</source>
        <translation>Blu scuro</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Cream</source>
        <translation>Crema</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
</context>
<context>
    <name>CommanderPages</name>
    <message>
        <source>Without a general</source>
        <translation>Senza generale</translation>
    </message>
    <message>
        <source>Your orders</source>
        <translation>I tuoi ordini</translation>
    </message>
    <message>
        <source>Your units</source>
        <translation>Le tue unità</translation>
    </message>
    <message>
        <source>What they can do</source>
        <translation>Che cosa sanno fare</translation>
    </message>
    <message>
        <source>Your commands</source>
        <translation>I tuoi corpi</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (continua)</translation>
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
        <translation>fronte</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>fianco</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>retro</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of stands, before and after</comment>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>what a die needs</comment>
        <translation>da %1 in su</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>Greek hoplites</source>
        <translation>Opliti greci</translation>
    </message>
    <message>
        <source>Saka warriors</source>
        <translation>Guerrieri saci</translation>
    </message>
    <message>
        <source>Macedonian hypaspists</source>
        <translation>Ipaspisti macedoni</translation>
    </message>
    <message>
        <source>Macedonian pikemen</source>
        <translation>Picchieri macedoni</translation>
    </message>
    <message>
        <source>Persian shield bearers</source>
        <translation>Portatori di scudo persiani</translation>
    </message>
    <message>
        <source>Persian Immortals</source>
        <translation>Immortali persiani</translation>
    </message>
    <message>
        <source>Medes and Arabs</source>
        <translation>Medi e Arabi</translation>
    </message>
    <message>
        <source>Egyptian foot</source>
        <translation>Fanti egizi</translation>
    </message>
    <message>
        <source>Hellenistic shield bearers</source>
        <translation>Portatori di scudo ellenistici</translation>
    </message>
    <message>
        <source>Thracians</source>
        <translation>Traci</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <translation>Galli e Traci</translation>
    </message>
    <message>
        <source>Roman heavy infantry</source>
        <translation>Fanteria pesante romana</translation>
    </message>
    <message>
        <source>Libyan heavy infantry</source>
        <translation>Fanteria pesante libica</translation>
    </message>
    <message>
        <source>African levy of Carthage</source>
        <translation>Leva africana di Cartagine</translation>
    </message>
    <message>
        <source>Gauls and Ligurians of Carthage</source>
        <translation>Galli e Liguri di Cartagine</translation>
    </message>
    <message>
        <source>Numidians on foot</source>
        <translation>Numidi a piedi</translation>
    </message>
    <message>
        <source>Gallic warriors</source>
        <translation>Guerrieri galli</translation>
    </message>
    <message>
        <source>Iberian heavy foot</source>
        <translation>Fanteria pesante iberica</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <translation>Celtiberi</translation>
    </message>
    <message>
        <source>Roman legionaries of the emperors</source>
        <translation>Legionari romani dell’impero</translation>
    </message>
    <message>
        <source>Roman auxiliaries</source>
        <translation>Ausiliari romani</translation>
    </message>
    <message>
        <source>Germanic warriors</source>
        <translation>Guerrieri germanici</translation>
    </message>
    <message>
        <source>Saxon huscarls</source>
        <translation>Huscarl sassoni</translation>
    </message>
    <message>
        <source>Saxon levy</source>
        <translation>Leva sassone</translation>
    </message>
    <message>
        <source>Men-at-arms on foot</source>
        <translation>Uomini d’arme a piedi</translation>
    </message>
    <message>
        <source>Persian archers</source>
        <translation>Arcieri persiani</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <translation>Arcieri cretesi</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <translation>Peltasti</translation>
    </message>
    <message>
        <source>Slingers</source>
        <translation>Frombolieri</translation>
    </message>
    <message>
        <source>Indian archers</source>
        <translation>Arcieri indiani</translation>
    </message>
    <message>
        <source>Roman velites</source>
        <translation>Veliti romani</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <translation>Frombolieri balearici</translation>
    </message>
    <message>
        <source>Iberian light foot</source>
        <translation>Fanteria leggera iberica</translation>
    </message>
    <message>
        <source>Norman archers</source>
        <translation>Arcieri normanni</translation>
    </message>
    <message>
        <source>English longbowmen</source>
        <translation>Arcieri inglesi con l’arco lungo</translation>
    </message>
    <message>
        <source>Crossbowmen</source>
        <translation>Balestrieri</translation>
    </message>
    <message>
        <source>Saka horse archers</source>
        <translation>Arcieri a cavallo saci</translation>
    </message>
    <message>
        <source>Greek light horse</source>
        <translation>Cavalleria leggera greca</translation>
    </message>
    <message>
        <source>Macedonian Companions</source>
        <translation>Compagni macedoni</translation>
    </message>
    <message>
        <source>Persian cavalry</source>
        <translation>Cavalleria persiana</translation>
    </message>
    <message>
        <source>Hellenistic cavalry</source>
        <translation>Cavalleria ellenistica</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <translation>Catafratti</translation>
    </message>
    <message>
        <source>Roman cavalry</source>
        <translation>Cavalleria romana</translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <translation>Cavalleria numida</translation>
    </message>
    <message>
        <source>Carthaginian cavalry</source>
        <translation>Cavalleria cartaginese</translation>
    </message>
    <message>
        <source>Gallic nobles</source>
        <translation>Nobili galli</translation>
    </message>
    <message>
        <source>Iberian cavalry</source>
        <translation>Cavalleria iberica</translation>
    </message>
    <message>
        <source>Norman knights</source>
        <translation>Cavalieri normanni</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Cavalieri</translation>
    </message>
    <message>
        <source>Mongol horse archers</source>
        <translation>Arcieri a cavallo mongoli</translation>
    </message>
    <message>
        <source>Mamluks</source>
        <translation>Mamelucchi</translation>
    </message>
    <message>
        <source>African war elephant</source>
        <translation>Elefante da guerra africano</translation>
    </message>
    <message>
        <source>African war elephant, trumpeting</source>
        <translation>Elefante da guerra africano che barrisce</translation>
    </message>
    <message>
        <source>African elephant with a tower</source>
        <translation>Elefante africano con la torre</translation>
    </message>
    <message>
        <source>Indian elephant with a tower</source>
        <translation>Elefante indiano con la torre</translation>
    </message>
    <message>
        <source>Indian elephant, trumpeting</source>
        <translation>Elefante indiano che barrisce</translation>
    </message>
    <message>
        <source>Camel riders</source>
        <translation>Cammellieri</translation>
    </message>
    <message>
        <source>Camel archers</source>
        <translation>Arcieri su cammello</translation>
    </message>
    <message>
        <source>Scythed chariot</source>
        <translation>Carro falcato</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <translation>Scorpione</translation>
    </message>
    <message>
        <source>Scorpion with two men</source>
        <translation>Scorpione con due uomini</translation>
    </message>
    <message>
        <source>Stone thrower</source>
        <translation>Lanciapietre</translation>
    </message>
    <message>
        <source>Trebuchet</source>
        <translation>Trabucco</translation>
    </message>
    <message>
        <source>Greek general</source>
        <translation>Generale greco</translation>
    </message>
    <message>
        <source>Persian general</source>
        <translation>Generale persiano</translation>
    </message>
    <message>
        <source>Darius</source>
        <translation>Dario</translation>
    </message>
    <message>
        <source>Alexander</source>
        <translation>Alessandro</translation>
    </message>
    <message>
        <source>Hellenistic general</source>
        <translation>Generale ellenistico</translation>
    </message>
    <message>
        <source>Indian prince</source>
        <translation>Principe indiano</translation>
    </message>
    <message>
        <source>Hellenistic king</source>
        <translation>Re ellenistico</translation>
    </message>
    <message>
        <source>Roman tribune</source>
        <translation>Tribuno romano</translation>
    </message>
    <message>
        <source>Scipio</source>
        <translation>Scipione</translation>
    </message>
    <message>
        <source>Carthaginian general</source>
        <translation>Generale cartaginese</translation>
    </message>
    <message>
        <source>Hannibal</source>
        <translation>Annibale</translation>
    </message>
    <message>
        <source>Iberian chieftain</source>
        <translation>Capo iberico</translation>
    </message>
    <message>
        <source>Gallic chieftain</source>
        <translation>Capo gallico</translation>
    </message>
    <message>
        <source>Vercingetorix</source>
        <translation>Vercingetorige</translation>
    </message>
    <message>
        <source>Caesar</source>
        <translation>Cesare</translation>
    </message>
    <message>
        <source>Germanic chieftain</source>
        <translation>Capo germanico</translation>
    </message>
    <message>
        <source>Saxon thane</source>
        <translation>Thane sassone</translation>
    </message>
    <message>
        <source>Harold</source>
        <translation>Aroldo</translation>
    </message>
    <message>
        <source>Norman lord</source>
        <translation>Signore normanno</translation>
    </message>
    <message>
        <source>William</source>
        <translation>Guglielmo</translation>
    </message>
    <message>
        <source>Knight banneret</source>
        <translation>Cavaliere con stendardo</translation>
    </message>
    <message>
        <source>Mongol khan</source>
        <translation>Khan mongolo</translation>
    </message>
    <message>
        <source>Mamluk emir</source>
        <translation>Emiro mamelucco</translation>
    </message>
    <message>
        <source>Medieval king</source>
        <translation>Re medievale</translation>
    </message>
    <message>
        <source>Medieval queen</source>
        <translation>Regina medievale</translation>
    </message>
    <message>
        <source>Tunic</source>
        <translation>Tunica</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Scudo</translation>
    </message>
    <message>
        <source>Device on the shield</source>
        <translation>Emblema dello scudo</translation>
    </message>
    <message>
        <source>Trimmings</source>
        <translation>Bordi</translation>
    </message>
    <message>
        <source>Plume</source>
        <translation>Pennacchio</translation>
    </message>
    <message>
        <source>Cloak</source>
        <translation>Mantello</translation>
    </message>
    <message>
        <source>Saddle cloth, trousers</source>
        <translation>Gualdrappa, calzoni</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Bronzo</translation>
    </message>
    <message>
        <source>Iron</source>
        <translation>Ferro</translation>
    </message>
    <message>
        <source>Leather</source>
        <translation>Cuoio</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Legno</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Lino</translation>
    </message>
    <message>
        <source>Fur</source>
        <translation>Pelliccia</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>Pelle</translation>
    </message>
    <message>
        <source>Skin of a second man</source>
        <translation>Pelle del secondo uomo</translation>
    </message>
    <message>
        <source>Hair</source>
        <translation>Capelli</translation>
    </message>
    <message>
        <source>Horse, camel</source>
        <translation>Cavallo, cammello</translation>
    </message>
    <message>
        <source>Mane and hooves</source>
        <translation>Criniera e zoccoli</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Elefante</translation>
    </message>
    <message>
        <source>Tusks</source>
        <translation>Zanne</translation>
    </message>
    <message>
        <source>Inner lines</source>
        <translation>Linee interne</translation>
    </message>
    <message>
        <source>Outer line</source>
        <translation>Contorno</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>A piedi</translation>
    </message>
    <message>
        <source>Light foot and archers</source>
        <translation>Truppe leggere e arcieri</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>A cavallo</translation>
    </message>
    <message>
        <source>Elephants and camels</source>
        <translation>Elefanti e cammelli</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Macchine</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Condottieri</translation>
    </message>
</context>
<context>
    <name>FoldGuide</name>
    <message>
        <source>%1 by %2 mm</source>
        <comment>base, width and depth</comment>
        <translation>%1 per %2 mm</translation>
    </message>
    <message>
        <source>First cut the columns apart, from top to bottom, then each column into its strips: they need not be as high as those beside them.</source>
        <translation>Prima separa le colonne, tagliando dall’alto in basso, poi taglia ogni colonna nelle sue strisce: possono avere un’altezza diversa da quelle accanto.</translation>
    </message>
    <message>
        <source>Put glue on the blank side of the two halves, not on the flaps, and fold along the middle line, pictures outwards.</source>
        <translation>Metti la colla sul lato bianco delle due metà, non sulle linguette, e piega lungo la linea di mezzo, con le figure all’esterno.</translation>
    </message>
    <message>
        <source>Bend the flaps outwards along the dashed lines. They are the base.</source>
        <translation>Piega le linguette in fuori lungo le linee tratteggiate. Sono la base.</translation>
    </message>
    <message>
        <source>Ready. The broad coloured edge is the front; the base is as large as the rules need it.</source>
        <translation>Pronto. Il bordo largo e colorato è il fronte; la base è grande quanto vogliono le regole.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Whose soldiers</source>
        <translation>Soldatini di</translation>
    </message>
    <message>
        <source>Strips</source>
        <translation>Strisce</translation>
    </message>
    <message>
        <source>Cut by</source>
        <translation>Ritagliati da</translation>
    </message>
    <message>
        <source>How to make the paper soldiers</source>
        <translation>Come si fanno i soldatini di carta</translation>
    </message>
    <message>
        <source>Print at 100%, not fitted to the page, on strong paper (120 to 160 g): then the bar at the foot of each sheet is 10 cm long, and every base has its true size.</source>
        <translation>Stampa al 100%, senza adattare alla pagina, su carta robusta (da 120 a 160 g): allora la barra in fondo a ogni foglio è lunga 10 cm, e ogni base ha la sua misura vera.</translation>
    </message>
</context>
<context>
    <name>Issue</name>
    <message>
        <source>The picture %1 is damaged: its data are not base64. Import the picture again.</source>
        <translation>L’immagine %1 è danneggiata: i suoi dati non sono base64. Importala di nuovo.</translation>
    </message>
    <message>
        <source>The picture %1 is of the kind %2; only image/svg+xml and image/png can travel in a scenario.</source>
        <translation>L’immagine %1 è del genere %2; in uno scenario possono viaggiare solo image/svg+xml e image/png.</translation>
    </message>
    <message>
        <source>The picture %1 is too large: %2 characters of base64, at most %3 are allowed. Make it smaller and import it again.</source>
        <translation>L’immagine %1 è troppo grande: %2 caratteri di base64, se ne ammettono al massimo %3. Rimpiccioliscila e importala di nuovo.</translation>
    </message>
    <message>
        <source>All pictures together are too large: %1 characters of base64, at most %2 are allowed. Remove or shrink some.</source>
        <translation>Tutte le immagini insieme sono troppo grandi: %1 caratteri di base64, se ne ammettono al massimo %2. Togline o rimpiccioliscine qualcuna.</translation>
    </message>
    <message>
        <source>%1: “%2” is no colour. Write a colour as # and six digits or letters from a to f, such as #b23f2d.</source>
        <translation>%1: «%2» non è un colore. Scrivi un colore come # e sei cifre o lettere da a a f, per esempio #b23f2d.</translation>
    </message>
    <message>
        <source>%1 touches its enemy %2 but the two are not engaged. Move one of them, or add the engagement to the starting moment.</source>
        <translation>%1 tocca il nemico (%2), ma i due non sono in mischia. Sposta uno dei due, o aggiungi la mischia al momento iniziale.</translation>
    </message>
    <message>
        <source>%1 with its side&apos;s generals could need %2 dice in one roll; at most %3 are possible. Give it fewer stands or the generals fewer extra dice.</source>
        <translation>%1 con i generali della sua parte potrebbe aver bisogno di %2 dadi in un lancio; al massimo sono %3. Dagli meno basette, o ai generali meno dadi aggiuntivi.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text: the byte %1 does not belong here. Open the file in the editor it came from and save it with the encoding UTF-8.</source>
        <translation>Questo non è testo UTF-8: il byte %1 qui non ci sta. Apri il file nell’editor da cui viene e salvalo con la codifica UTF-8.</translation>
    </message>
    <message>
        <source>There is a NUL character here, so this is no text file or a damaged one. Restore it from a copy.</source>
        <translation>Qui c’è un carattere NUL, quindi non è un file di testo o è danneggiato. Recuperalo da una copia.</translation>
    </message>
    <message>
        <source>The file begins with two byte order marks. Save it again as UTF-8.</source>
        <translation>Il file comincia con due contrassegni di ordine dei byte. Salvalo di nuovo come UTF-8.</translation>
    </message>
    <message>
        <source>This file is UTF-16 or UTF-32 text (some Windows editors call it “Unicode”). Save it with the encoding UTF-8.</source>
        <translation>Questo file è testo UTF-16 o UTF-32 (alcuni editor di Windows lo chiamano «Unicode»). Salvalo con la codifica UTF-8.</translation>
    </message>
    <message>
        <source>%1 and %2 are engaged but stand more than %3 inches apart. Is that meant?</source>
        <translation>%1 e %2 sono in mischia ma stanno a più di %3 pollici. È voluto?</translation>
    </message>
    <message>
        <source>%1 is engaged but has no stands left. Remove the engagement or give the unit a strength.</source>
        <translation>%1 è in mischia ma non ha più basette. Togli la mischia o dai degli effettivi all’unità.</translation>
    </message>
    <message>
        <source>%1 cannot be engaged: its type routs when an enemy reaches it. Remove the engagement.</source>
        <translation>%1 non può essere in mischia: il suo tipo va in rotta quando un nemico lo raggiunge. Togli la mischia.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side and cannot be engaged with each other.</source>
        <translation>%1 e %2 sono dalla stessa parte e non possono essere in mischia fra loro. Togli la mischia.</translation>
    </message>
    <message>
        <source>%1 cannot be engaged with itself.</source>
        <translation>%1 non può essere in mischia con sé stesso. Togli la mischia.</translation>
    </message>
    <message>
        <source>The engagement of %1 and %2 is listed twice. Remove one of the two lines.</source>
        <translation>La mischia fra %1 e %2 compare due volte. Togli una delle due righe.</translation>
    </message>
    <message>
        <source>You are not allowed to read %1. Ask whoever owns the file, or copy it to your own folder.</source>
        <translation>Non hai il permesso di leggere %1. Chiedi a chi possiede il file, o copialo nella tua cartella.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file. Choose a file inside it.</source>
        <translation>%1 è una cartella, non un file. Scegli un file al suo interno.</translation>
    </message>
    <message>
        <source>%1 is a link that leads back to itself.</source>
        <translation>%1 è un collegamento che riporta a sé stesso. Scegli il file vero e proprio.</translation>
    </message>
    <message>
        <source>There are %1 more problems that are not listed. Mend these first.</source>
        <translation>Ci sono altri %1 problemi non elencati. Correggi prima questi.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Il file %1 non esiste. Controlla il nome e la cartella.</translation>
    </message>
    <message>
        <source>%1 is a device, pipe or socket, not an ordinary file.</source>
        <translation>%1 è un dispositivo, una pipe o un socket, non un file normale. Scegline uno normale.</translation>
    </message>
    <message>
        <source>%1 is too large: at most %2 bytes are read.</source>
        <translation>%1 è troppo grande: si leggono al massimo %2 byte.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>Impossibile leggere %1: %2.</translation>
    </message>
    <message>
        <source>Remove the picture %1.</source>
        <translation>Togli l’immagine %1.</translation>
    </message>
    <message>
        <source>Take the colour %1.</source>
        <translation>Prendi il colore %1.</translation>
    </message>
    <message>
        <source>Leave this part in its usual colour.</source>
        <translation>Lascia questa parte nel colore solito.</translation>
    </message>
    <message>
        <source>Let %1 stand alone.</source>
        <translation>Lascia %1 senza unità.</translation>
    </message>
    <message>
        <source>Remove this engagement.</source>
        <translation>Togli questa mischia.</translation>
    </message>
    <message>
        <source>Give %1 the rules of elephants.</source>
        <translation>Dai a questo tipo (%1) le regole degli elefanti.</translation>
    </message>
    <message>
        <source>Begin the battle with %1 and %2 engaged.</source>
        <translation>Comincia la battaglia con %1 e %2 in mischia.</translation>
    </message>
    <message>
        <source>Let every general of this side count as one extra stand at most.</source>
        <translation>Ogni generale di questa parte conti al massimo come una basetta in più.</translation>
    </message>
    <message>
        <source>Turn %1 to the same direction within the circle.</source>
        <translation>Gira %1 nella stessa direzione entro il cerchio.</translation>
    </message>
    <message>
        <source>Move %1 into the front line.</source>
        <translation>Sposta %1 in prima linea.</translation>
    </message>
    <message>
        <source>Let %1 begin at full strength.</source>
        <translation>Fai cominciare %1 al completo.</translation>
    </message>
    <message>
        <source>Take the plain ground.</source>
        <translation>Prendi il terreno uniforme.</translation>
    </message>
    <message>
        <source>Give it the id “%1”.</source>
        <translation>Dagli l’id «%1».</translation>
    </message>
    <message>
        <source>Move %1 into its deployment zone.</source>
        <translation>Sposta %1 nella sua zona di schieramento.</translation>
    </message>
    <message>
        <source>Make it the language “%1”.</source>
        <translation>Metti la lingua «%1».</translation>
    </message>
    <message>
        <source>Give %1 the same hit number for all melee.</source>
        <translation>Dai a questo tipo (%1) lo stesso numero per colpire in tutte le mischie.</translation>
    </message>
    <message>
        <source>Give the other side a mirror image of %1.</source>
        <translation>Dai all’altra parte un’immagine speculare: %1.</translation>
    </message>
    <message>
        <source>Call it “%1”.</source>
        <translation>Chiamalo «%1».</translation>
    </message>
    <message>
        <source>Add a unit type “%1”.</source>
        <translation>Aggiungi un tipo di unità «%1».</translation>
    </message>
    <message>
        <source>Make %1 a type of another class.</source>
        <translation>Metti %1 in un’altra classe.</translation>
    </message>
    <message>
        <source>Leave out the melee hit number of %1.</source>
        <translation>Ometti il numero per colpire in mischia: %1.</translation>
    </message>
    <message>
        <source>Let %1 be alive.</source>
        <translation>Rimetti in vita %1.</translation>
    </message>
    <message>
        <source>Set “%1” to %2.</source>
        <translation>Imposta «%1» su %2.</translation>
    </message>
    <message>
        <source>Keep only %1 as commander-in-chief.</source>
        <translation>Lascia solo %1 come comandante in capo.</translation>
    </message>
    <message>
        <source>Allow only one general in a unit.</source>
        <translation>Ammetti un solo generale per unità.</translation>
    </message>
    <message>
        <source>Make %1 a single stand.</source>
        <translation>Riduci %1 a una basetta.</translation>
    </message>
    <message>
        <source>Move %1 onto the table.</source>
        <translation>Sposta %1 sul tavolo.</translation>
    </message>
    <message>
        <source>Take the pattern “%1”.</source>
        <translation>Prendi il motivo «%1».</translation>
    </message>
    <message>
        <source>Take the usual sequence of play.</source>
        <translation>Prendi la sequenza di gioco solita.</translation>
    </message>
    <message>
        <source>Move %1 to the nearest free place.</source>
        <translation>Sposta %1 nel posto libero più vicino.</translation>
    </message>
    <message>
        <source>Let all units of %1 begin at full strength.</source>
        <translation>Fai cominciare al completo tutte le unità: %1.</translation>
    </message>
    <message>
        <source>List %1 first among the sides.</source>
        <translation>Elenca %1 per prima fra le parti.</translation>
    </message>
    <message>
        <source>Keep only the first two sides.</source>
        <translation>Tieni solo le prime due parti.</translation>
    </message>
    <message>
        <source>Set the number of stands of %1 to %2.</source>
        <translation>Imposta il numero di basette, %1: %2.</translation>
    </message>
    <message>
        <source>Swap the two numbers of stands.</source>
        <translation>Scambia i due numeri di basette.</translation>
    </message>
    <message>
        <source>Make this a step of both sides.</source>
        <translation>Rendila una fase di tutte e due le parti.</translation>
    </message>
    <message>
        <source>Set the strength of %1 to %2.</source>
        <translation>Imposta gli effettivi, %1: %2.</translation>
    </message>
    <message>
        <source>Take the invisible characters out.</source>
        <translation>Togli i caratteri invisibili.</translation>
    </message>
    <message>
        <source>Keep the first of the two texts.</source>
        <translation>Tieni il primo dei due testi.</translation>
    </message>
    <message>
        <source>Remove the text for the language “%1”.</source>
        <translation>Togli il testo per la lingua «%1».</translation>
    </message>
    <message>
        <source>Keep the second of the two texts.</source>
        <translation>Tieni il secondo dei due testi.</translation>
    </message>
    <message>
        <source>Let units of %1 have two stands at least.</source>
        <translation>Dai almeno due basette a queste unità: %1.</translation>
    </message>
    <message>
        <source>Make it a unit of the type “%1”.</source>
        <translation>Rendila un’unità del tipo «%1».</translation>
    </message>
    <message>
        <source>Widen the limits of the type %1 to a number of stands of %2.</source>
        <translation>Allarga i limiti del tipo %1 fino a un numero di basette di %2.</translation>
    </message>
    <message>
        <source>Swap the two numbers.</source>
        <translation>Scambia i due numeri.</translation>
    </message>
    <message>
        <source>Cut the zone of %1 to the table.</source>
        <translation>Taglia la zona sul tavolo: %1.</translation>
    </message>
    <message>
        <source>Turn the zone of %1 the right way round.</source>
        <translation>Raddrizza la zona: %1.</translation>
    </message>
    <message>
        <source>Give both sides the usual zones.</source>
        <translation>Dai alle due parti le zone solite.</translation>
    </message>
    <message>
        <source>This is no scenario of ours: the key “format” with the value “zama-scenario” is missing.</source>
        <translation>Questo non è un nostro scenario: manca la chiave «format» con il valore «zama-scenario».</translation>
    </message>
    <message>
        <source>This is no scenario: the file must be one JSON object, beginning with { and ending with }.</source>
        <translation>Questo non è uno scenario: il file dev’essere un oggetto JSON, che comincia con { e finisce con }.</translation>
    </message>
    <message>
        <source>This is no scenario: its format is %1, not “zama-scenario”.</source>
        <translation>Questo non è uno scenario: il suo formato è %1, non «zama-scenario».</translation>
    </message>
    <message>
        <source>%1 should stand in the front line of its side (%2); the foremost unit is %3. Skirmishers and elephants belong in front.</source>
        <translation>%1 dovrebbe stare nella prima linea della sua parte (%2); l’unità più avanti è %3. Schermagliatori ed elefanti stanno davanti.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, but %3 already leads that unit. A unit has one general; attach him elsewhere or set generals_per_unit to any.</source>
        <translation>%1 è con %2, ma quell’unità la guida già %3. Un’unità ha un generale; spostalo altrove o imposta generals_per_unit su any.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, which belongs to the enemy. Choose a unit of his own side.</source>
        <translation>%1 è con %2, che appartiene al nemico. Scegli un’unità della sua parte.</translation>
    </message>
    <message>
        <source>%1 has fallen and cannot be attached to %2. Remove one of the two.</source>
        <translation>%1 è fra i caduti e non può stare con %2. Togli una delle due cose.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, but generals may not join units of the type %3.</source>
        <translation>%1 è con %2, ma i generali non possono unirsi a unità del tipo %3. Scegli un’altra unità.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, which has no stands left.</source>
        <translation>%1 è con %2, che non ha più basette. Scegli un’altra unità.</translation>
    </message>
    <message>
        <source>%1 is not on the table, which is %2 by %3 inches.</source>
        <translation>%1 non è sul tavolo, che è di %2 per %3 pollici. Scegli un posto sul tavolo.</translation>
    </message>
    <message>
        <source>%1 is attached to %2 of another command, but in this scenario generals join their own command only.</source>
        <translation>%1 è con %2, di un altro corpo, ma in questo scenario i generali si uniscono solo al proprio corpo. Scegli un’unità del suo corpo.</translation>
    </message>
    <message>
        <source>The ground “%1” is unknown; plain ground is shown. Write plain.</source>
        <translation>Il terreno «%1» è sconosciuto; si mostra quello uniforme. Scrivi plain.</translation>
    </message>
    <message>
        <source>The id “%1” has accents that are characters of their own; another id may look the same. Retype it, best without accents.</source>
        <translation>L’id «%1» ha accenti che sono caratteri a sé; un altro id può sembrare uguale. Riscrivilo, meglio senza accenti.</translation>
    </message>
    <message>
        <source>The id “%1” has an invisible control character in it. Retype it.</source>
        <translation>L’id «%1» contiene un carattere di controllo invisibile. Riscrivilo.</translation>
    </message>
    <message>
        <source>The id “%1” is used twice. Give one of the two another id.</source>
        <translation>L’id «%1» è usato due volte. Dai a uno dei due un altro id.</translation>
    </message>
    <message>
        <source>There is an empty id at %1. Give it a short name of its own.</source>
        <translation>C’è un id vuoto in %1. Dagli un nome breve tutto suo.</translation>
    </message>
    <message>
        <source>The id “%1...” is too long: at most %2 bytes.</source>
        <translation>L’id «%1…» è troppo lungo: al massimo %2 byte.</translation>
    </message>
    <message>
        <source>The id “%1” begins or ends with a blank, which nobody will see. Remove it.</source>
        <translation>L’id «%1» comincia o finisce con uno spazio, che nessuno vedrà. Toglilo.</translation>
    </message>
    <message>
        <source>The cursor must be a whole number from 0 to %1, the number of entries.</source>
        <translation>Il cursore dev’essere un numero intero da 0 a %1, il numero delle voci.</translation>
    </message>
    <message>
        <source>The file is damaged from here on: %1 whole entries before this place were kept. What came later is lost.</source>
        <translation>Da qui in poi il file è danneggiato: si sono conservate %1 voci intere prima di questo punto. Ciò che veniva dopo è perso.</translation>
    </message>
    <message>
        <source>Entry %1 does not come out as the file says. The battle can be trusted up to the entry before it.</source>
        <translation>La voce %1 non dà il risultato che dice il file. Ci si può fidare della battaglia fino alla voce prima.</translation>
    </message>
    <message>
        <source>The list of “entries” is missing, so there is no battle to play.</source>
        <translation>Manca l’elenco «entries», quindi non c’è una battaglia da giocare.</translation>
    </message>
    <message>
        <source>This is no journal of a battle: its key “format” is not “zama-game”.</source>
        <translation>Questo non è il diario di una battaglia: la sua chiave «format» non è «zama-game».</translation>
    </message>
    <message>
        <source>%1 is no state hash: 16 digits and letters from a to f are wanted.</source>
        <translation>%1 non è un hash di stato: servono 16 cifre e lettere da a a f.</translation>
    </message>
    <message>
        <source>This journal has version %1; this program reads versions up to %2. Open it with a newer Zama.</source>
        <translation>Questo diario ha la versione %1; questo programma legge versioni fino alla %2. Aprilo con uno Zama più recente.</translation>
    </message>
    <message>
        <source>This battle was played by rules of version %1; this program knows them up to %2. Open it with a newer Zama.</source>
        <translation>Questa battaglia è stata giocata con le regole in versione %1; questo programma le conosce fino alla %2. Aprila con uno Zama più recente.</translation>
    </message>
    <message>
        <source>This is no journal: the file must be one JSON object, beginning with { and ending with }.</source>
        <translation>Questo non è un diario: il file dev’essere un oggetto JSON, che comincia con { e finisce con }.</translation>
    </message>
    <message>
        <source>This battle was played by rules of version %1 and is played again by version %2. It may come out otherwise.</source>
        <translation>Questa battaglia è stata giocata con le regole in versione %1 e si rigioca con la versione %2. Potrebbe finire in un altro modo.</translation>
    </message>
    <message>
        <source>The “scenario” of the battle is missing, so it cannot be played.</source>
        <translation>Manca lo «scenario» della battaglia, quindi non si può giocare.</translation>
    </message>
    <message>
        <source>The “seed” must be a whole number from 0 to 18446744073709551615, in quotation marks.</source>
        <translation>Il «seed» dev’essere un numero intero da 0 a 18446744073709551615, fra virgolette.</translation>
    </message>
    <message>
        <source>The key “%1” means nothing to this program and will not be kept.</source>
        <translation>La chiave «%1» non significa nulla per questo programma e non sarà conservata.</translation>
    </message>
    <message>
        <source>The key “%1” must be a whole number from 1 to %2.</source>
        <translation>La chiave «%1» dev’essere un numero intero da 1 a %2.</translation>
    </message>
    <message>
        <source>Comments are not allowed in JSON. Put remarks into the key “notes”.</source>
        <translation>In JSON non si ammettono commenti. Metti le note nella chiave «notes».</translation>
    </message>
    <message>
        <source>The text %1 contains a line break or control character. Write \n for a new line and close the text with a quotation mark.</source>
        <translation>Il testo %1 contiene un a capo o un carattere di controllo. Scrivi \n per una nuova riga e chiudi il testo con le virgolette.</translation>
    </message>
    <message>
        <source>Decimals need a point, not a comma: write 7.5, not 7,5.</source>
        <translation>I decimali vogliono il punto, non la virgola: scrivi 7.5, non 7,5.</translation>
    </message>
    <message>
        <source>The key “%1” stands here for the second time; the first is in line %2, column %3. Remove one of the two.</source>
        <translation>La chiave «%1» compare qui per la seconda volta; la prima è alla riga %2, colonna %3. Togli una delle due.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Il file è vuoto.</translation>
    </message>
    <message>
        <source>In the text %1 a backslash is followed by something JSON does not know. Write \\ for a backslash.</source>
        <translation>Nel testo %1 una barra rovesciata è seguita da qualcosa che JSON non conosce. Scrivi \\ per una barra rovesciata.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is missing.</source>
        <translation>%1: manca la chiave «%2».</translation>
    </message>
    <message>
        <source>%1 is not how JSON writes numbers. Write digits with a point for decimals, such as 7, 0.5 or -2.25.</source>
        <translation>%1 non è il modo in cui JSON scrive i numeri. Scrivi cifre con un punto per i decimali, come 7, 0.5 o -2.25.</translation>
    </message>
    <message>
        <source>%1: texts and keys need straight double quotation marks (&quot;).</source>
        <translation>%1: testi e chiavi vogliono le virgolette doppie dritte (&quot;).</translation>
    </message>
    <message>
        <source>A comma or colon is missing before %1.</source>
        <translation>Manca una virgola o i due punti prima di %1.</translation>
    </message>
    <message>
        <source>The scenario is complete, but something follows it: %1. Remove what comes after the last }.</source>
        <translation>Lo scenario è completo, ma dopo c’è qualcosa: %1. Togli ciò che viene dopo l’ultima }.</translation>
    </message>
    <message>
        <source>There is a comma too many before %1. Remove it, or add what is missing.</source>
        <translation>C’è una virgola di troppo prima di %1. Toglila, o aggiungi ciò che manca.</translation>
    </message>
    <message>
        <source>The file ends too early: a closing bracket is missing, or the file was not copied completely.</source>
        <translation>Il file finisce troppo presto: manca una parentesi di chiusura, o il file non è stato copiato per intero.</translation>
    </message>
    <message>
        <source>The text that begins here has no closing quotation mark: %1.</source>
        <translation>Il testo che comincia qui non ha le virgolette di chiusura: %1.</translation>
    </message>
    <message>
        <source>%1 cannot stand here.</source>
        <translation>%1 qui non può stare.</translation>
    </message>
    <message>
        <source>%1: “%2” must be an angle in degrees, such as 180; it is %3.</source>
        <translation>%1: «%2» dev’essere un angolo in gradi, come 180; è %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a length in inches, such as 20.75; it is %3.</source>
        <translation>%1: «%2» dev’essere una lunghezza in pollici, come 20.75; è %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a list in square brackets; it is %3.</source>
        <translation>%1: «%2» dev’essere un elenco fra parentesi quadre; è %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be an object in curly brackets; it is %3.</source>
        <translation>%1: «%2» dev’essere un oggetto fra parentesi graffe; è %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must name what each of the six faces of the control die does, beginning with 1.</source>
        <translation>%1: «%2» deve dire che cosa fa ognuna delle sei facce del lancio di controllo, a cominciare da 1.</translation>
    </message>
    <message>
        <source>%1: “%2” must be true or false; it is %3.</source>
        <translation>%1: «%2» dev’essere true o false; è %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a text in quotation marks; it is %3.</source>
        <translation>%1: «%2» dev’essere un testo fra virgolette; è %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must give a text for each language, such as {&quot;en&quot;: &quot;Zama&quot;}; it is %3.</source>
        <translation>%1: «%2» deve dare un testo per ogni lingua, come {&quot;en&quot;: &quot;Zama&quot;}; è %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a whole number; it is %3.</source>
        <translation>%1: «%2» dev’essere un numero intero; è %3.</translation>
    </message>
    <message>
        <source>%1: “%2” cannot be %3. Choose one of: %4.</source>
        <translation>%1: «%2» non può essere %3. Scegli fra: %4.</translation>
    </message>
    <message>
        <source>This is a web page or XML, not a scenario. Download the file itself, not the page that shows it.</source>
        <translation>Questa è una pagina web o XML, non uno scenario. Prendi il file vero e proprio, non la pagina che lo mostra.</translation>
    </message>
    <message>
        <source>%1 cannot stand here without quotation marks. Only true, false and null can, in small letters.</source>
        <translation>%1 qui non può stare senza virgolette. Possono solo true, false e null, in lettere minuscole.</translation>
    </message>
    <message>
        <source>There are too many pictures: %1, at most %2 are allowed.</source>
        <translation>Ci sono troppe immagini: %1, se ne ammettono al massimo %2.</translation>
    </message>
    <message>
        <source>There are too many commands: %1, at most %2 are allowed.</source>
        <translation>Ci sono troppi corpi: %1, se ne ammettono al massimo %2.</translation>
    </message>
    <message>
        <source>The brackets are nested too deeply: at most %1 levels are allowed. This is hardly a scenario.</source>
        <translation>Le parentesi sono annidate troppo a fondo: si ammettono al massimo %1 livelli. È difficile che sia uno scenario.</translation>
    </message>
    <message>
        <source>There are too many engagements: %1, at most %2 are allowed.</source>
        <translation>Ci sono troppe mischie: %1, se ne ammettono al massimo %2.</translation>
    </message>
    <message>
        <source>There are too many generals: %1, at most %2 are allowed.</source>
        <translation>Ci sono troppi generali: %1, se ne ammettono al massimo %2.</translation>
    </message>
    <message>
        <source>There are too many unit types: %1, at most %2 are allowed.</source>
        <translation>Ci sono troppi tipi di unità: %1, se ne ammettono al massimo %2.</translation>
    </message>
    <message>
        <source>There are too many units: %1, at most %2 are allowed.</source>
        <translation>Ci sono troppe unità: %1, se ne ammettono al massimo %2.</translation>
    </message>
    <message>
        <source>The file holds too much: at most %1 values are read. This is far more than any table can take.</source>
        <translation>Il file contiene troppo: si leggono al massimo %1 valori. È molto più di quanto regga qualsiasi tavolo.</translation>
    </message>
    <message>
        <source>%1: there is no pattern “%2”. Choose plain, stripes, dots or checks.</source>
        <translation>%1: il motivo «%2» non esiste. Scegli plain, stripes, dots o checks.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same colour and pattern; nobody could tell them apart. Change one of the two.</source>
        <translation>%1 e %2 hanno lo stesso colore e lo stesso motivo; nessuno saprebbe distinguerli. Cambia uno dei due.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but a facing is from -360 to 360 degrees, clockwise from the top of the table.</source>
        <translation>%1: «%2» è %3, ma un orientamento va da -360 a 360 gradi, in senso orario dalla cima del tavolo.</translation>
    </message>
    <message>
        <source>The number %1... is far too large.</source>
        <translation>Il numero %1… è troppo grande.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but angles have at most two decimals.</source>
        <translation>%1: «%2» è %3, ma gli angoli hanno al massimo due decimali.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but lengths have at most three decimals (thousandths of an inch).</source>
        <translation>%1: «%2» è %3, ma le lunghezze hanno al massimo tre decimali (millesimi di pollice).</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, which is far too large.</source>
        <translation>%1: «%2» è %3, un valore troppo grande.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but only whole numbers make sense here.</source>
        <translation>%1: «%2» è %3, ma qui hanno senso solo numeri interi.</translation>
    </message>
    <message>
        <source>%1 degrees: angles go to hundredths of a degree, no finer.</source>
        <translation>%1 gradi: gli angoli arrivano ai centesimi di grado, non più fini.</translation>
    </message>
    <message>
        <source>One roll has at most %1 dice.</source>
        <translation>Un lancio ha al massimo %1 dadi.</translation>
    </message>
    <message>
        <source>A path has at most %1 manoeuvres.</source>
        <translation>Un percorso ha al massimo %1 manovre.</translation>
    </message>
    <message>
        <source>%1 inches: lengths go to thousandths of an inch, no finer.</source>
        <translation>%1 pollici: le lunghezze arrivano ai millesimi di pollice, non più fini.</translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <translation>Manca la chiave «%1».</translation>
    </message>
    <message>
        <source>%1: every part of a path is one manoeuvre, such as {&quot;straight&quot;: 6}.</source>
        <translation>%1: ogni parte di un percorso è una manovra, come {&quot;straight&quot;: 6}.</translation>
    </message>
    <message>
        <source>%1 is out of all bounds.</source>
        <translation>%1 è fuori da ogni limite.</translation>
    </message>
    <message>
        <source>Say either “target” or “shares”: whom the unit fights with all its dice, or how it shares them out.</source>
        <translation>Indica «target» oppure «shares»: contro chi l’unità mette tutti i dadi, o come li divide.</translation>
    </message>
    <message>
        <source>Say either “to” or “join”: the place the general goes to, or the unit he joins.</source>
        <translation>Indica «to» oppure «join»: il posto dove va il generale, o l’unità a cui si unisce.</translation>
    </message>
    <message>
        <source>This line is too long for an order: at most %1 bytes are read.</source>
        <translation>Questa riga è troppo lunga per un ordine: si leggono al massimo %1 byte.</translation>
    </message>
    <message>
        <source>The scenario has no command “%1”.</source>
        <translation>Lo scenario non ha un corpo «%1».</translation>
    </message>
    <message>
        <source>The scenario has no general “%1”.</source>
        <translation>Lo scenario non ha un generale «%1».</translation>
    </message>
    <message>
        <source>The key “%1” has no meaning here. There are: %2.</source>
        <translation>La chiave «%1» qui non significa nulla. Ci sono: %2.</translation>
    </message>
    <message>
        <source>The scenario has no side “%1”.</source>
        <translation>Lo scenario non ha una parte «%1».</translation>
    </message>
    <message>
        <source>The scenario has no unit “%1”.</source>
        <translation>Lo scenario non ha un’unità «%1».</translation>
    </message>
    <message>
        <source>%1 stands where a list in [ ] is wanted.</source>
        <translation>C’è %1 dove ci vuole un elenco fra [ ].</translation>
    </message>
    <message>
        <source>%1 stands where null is wanted.</source>
        <translation>C’è %1 dove ci vuole null.</translation>
    </message>
    <message>
        <source>%1 stands where a number is wanted.</source>
        <translation>C’è %1 dove ci vuole un numero.</translation>
    </message>
    <message>
        <source>%1 stands where an object in { } is wanted.</source>
        <translation>C’è %1 dove ci vuole un oggetto fra { }.</translation>
    </message>
    <message>
        <source>%1 stands where a place [x, y] in inches is wanted.</source>
        <translation>C’è %1 dove ci vuole un posto [x, y] in pollici.</translation>
    </message>
    <message>
        <source>%1 stands where true or false is wanted.</source>
        <translation>C’è %1 dove ci vuole true o false.</translation>
    </message>
    <message>
        <source>%1 stands where a text in quotation marks is wanted.</source>
        <translation>C’è %1 dove ci vuole un testo fra virgolette.</translation>
    </message>
    <message>
        <source>%1 stands where only true has a meaning.</source>
        <translation>C’è %1 dove ha senso solo true.</translation>
    </message>
    <message>
        <source>%1 is not known here. There are: %2.</source>
        <translation>%1 qui non si conosce. Ci sono: %2.</translation>
    </message>
    <message>
        <source>%1 stands where a whole number is wanted.</source>
        <translation>C’è %1 dove ci vuole un numero intero.</translation>
    </message>
    <message>
        <source>%1: its facing must be from 0 to below 360 degrees.</source>
        <translation>%1: il suo orientamento dev’essere da 0 a meno di 360 gradi.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3 inches; it must be from %4 to %5.</source>
        <translation>%1: «%2» è di %3 pollici; dev’essere da %4 a %5.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3; it must be from %4 to %5.</source>
        <translation>%1: «%2» è %3; dev’essere da %4 a %5.</translation>
    </message>
    <message>
        <source>The sequence of play names the side “%1”, which does not exist.</source>
        <translation>La sequenza di gioco nomina la parte «%1», che non esiste.</translation>
    </message>
    <message>
        <source>%1 is of the type “%2”, which does not exist. Add the type or choose another.</source>
        <translation>%1 è del tipo «%2», che non esiste. Aggiungi il tipo o scegline un altro.</translation>
    </message>
    <message>
        <source>%1 is joined to the unit “%2”, which does not exist.</source>
        <translation>%1 è con l’unità «%2», che non esiste. Scegli un’altra unità.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: you may not write there. Save it in another folder.</source>
        <translation>Impossibile salvare %1: lì non hai il permesso di scrivere. Salva in un’altra cartella.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2. The old file is unchanged.</source>
        <translation>Impossibile salvare %1: %2. Il vecchio file non è cambiato.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: the folder does not exist.</source>
        <translation>Impossibile salvare %1: la cartella non esiste. Scegline un’altra.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: the disk is full. The old file is unchanged; save elsewhere or make room.</source>
        <translation>Impossibile salvare %1: il disco è pieno. Il vecchio file non è cambiato; salva altrove o fai spazio.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: that name belongs to a folder or device. Choose another name.</source>
        <translation>Impossibile salvare %1: quel nome appartiene a una cartella o a un dispositivo. Scegli un altro nome.</translation>
    </message>
    <message>
        <source>The sequence of play lacks the step “%1”.</source>
        <translation>Alla sequenza di gioco manca la fase «%1».</translation>
    </message>
    <message>
        <source>In the sequence of play the charge must come before the melee.</source>
        <translation>Nella sequenza di gioco la carica deve venire prima della mischia.</translation>
    </message>
    <message>
        <source>The sequence of play has the step “%1” more than once.</source>
        <translation>La sequenza di gioco ha la fase «%1» più di una volta.</translation>
    </message>
    <message>
        <source>The step “%1” belongs to both sides; remove its side.</source>
        <translation>La fase «%1» è di tutte e due le parti; toglile la parte.</translation>
    </message>
    <message>
        <source>The step “%1” needs a side.</source>
        <translation>La fase «%1» ha bisogno di una parte.</translation>
    </message>
    <message>
        <source>The sequence of play begins with %1, but %2 is listed first among the sides. Swap the two sides.</source>
        <translation>La sequenza di gioco comincia con %1, ma la prima fra le parti è %2. Scambia le due parti.</translation>
    </message>
    <message>
        <source>%1 has %2 commanders-in-chief; one is usual.</source>
        <translation>%1 ha %2 comandanti in capo; di solito ce n’è uno.</translation>
    </message>
    <message>
        <source>%1 has no units. Give it at least one.</source>
        <translation>%1 non ha unità. Dagliene almeno una.</translation>
    </message>
    <message>
        <source>%1 has no units left at the start, so the battle is over before it begins.</source>
        <translation>All’inizio non restano unità (%1): la battaglia è finita prima di cominciare.</translation>
    </message>
    <message>
        <source>A battle has exactly two sides; this file has %1.</source>
        <translation>Una battaglia ha esattamente due parti; questo file ne ha %1.</translation>
    </message>
    <message>
        <source>This line has %1 cells, but the first line names only %2 columns.</source>
        <translation>Questa riga ha %1 celle, ma la prima riga nomina solo %2 colonne.</translation>
    </message>
    <message>
        <source>The column “%1” is unknown and was left out. There are: %2.</source>
        <translation>La colonna «%1» è sconosciuta ed è stata tralasciata. Ci sono: %2.</translation>
    </message>
    <message>
        <source>The column “%1” is there twice. Remove one of the two.</source>
        <translation>La colonna «%1» compare due volte. Togli una delle due.</translation>
    </message>
    <message>
        <source>%1 needs a command. Write one into the column “command”.</source>
        <translation>%1 ha bisogno di un corpo. Scrivine uno nella colonna «command».</translation>
    </message>
    <message>
        <source>There is no table here. Copy the lines of a spreadsheet together with the line of column names.</source>
        <translation>Qui non c’è una tabella. Copia le righe di un foglio di calcolo insieme alla riga con i nomi delle colonne.</translation>
    </message>
    <message>
        <source>“%1” is the id of a general, so no unit can have it. Choose another.</source>
        <translation>«%1» è l’id di un generale, quindi nessuna unità può averlo. Scegline un altro.</translation>
    </message>
    <message>
        <source>The first line must name the columns. There are: %1.</source>
        <translation>La prima riga deve nominare le colonne. Ci sono: %1.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id: ids are up to 64 bytes long and have no control characters, no accents typed by themselves and no blanks at the ends.</source>
        <translation>«%1» non può essere un id: gli id hanno al massimo 64 byte, senza caratteri di controllo, senza accenti scritti a parte e senza spazi alle estremità.</translation>
    </message>
    <message>
        <source>There are too many units: a battle can have %1.</source>
        <translation>Ci sono troppe unità: una battaglia può averne %1.</translation>
    </message>
    <message>
        <source>There are too many commands: a battle can have %1.</source>
        <translation>Ci sono troppi corpi: una battaglia può averne %1.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>«%1» non è un numero.</translation>
    </message>
    <message>
        <source>A quotation mark opens here and is never closed.</source>
        <translation>Qui si aprono delle virgolette che non si chiudono mai.</translation>
    </message>
    <message>
        <source>%1 is out of range; it must be from %2 to %3.</source>
        <translation>%1 è fuori dai limiti; dev’essere da %2 a %3.</translation>
    </message>
    <message>
        <source>There is no side “%1”. There are: %2.</source>
        <translation>La parte «%1» non esiste. Ci sono: %2.</translation>
    </message>
    <message>
        <source>The new command “%1” needs a side. Write one into the column “side”.</source>
        <translation>Il nuovo corpo «%1» ha bisogno di una parte. Scrivine una nella colonna «side».</translation>
    </message>
    <message>
        <source>This text has an invisible control character in it, or is too long. Retype it.</source>
        <translation>Questo testo contiene un carattere di controllo invisibile, o è troppo lungo. Riscrivilo.</translation>
    </message>
    <message>
        <source>There is no unit type “%1”. There are: %2.</source>
        <translation>Il tipo di unità «%1» non esiste. Ci sono: %2.</translation>
    </message>
    <message>
        <source>The new unit %1 needs a type. Write one into the column “type”.</source>
        <translation>La nuova unità %1 ha bisogno di un tipo. Scrivine uno nella colonna «type».</translation>
    </message>
    <message>
        <source>The unit %1 is there twice. Remove one of the two lines.</source>
        <translation>L’unità %1 compare due volte. Togli una delle due righe.</translation>
    </message>
    <message>
        <source>This text has an invisible control character in it. Retype it.</source>
        <translation>Questo testo contiene un carattere di controllo invisibile. Riscrivilo.</translation>
    </message>
    <message>
        <source>“%1” is no language tag. Write en, fr, de, pt-BR and the like.</source>
        <translation>«%1» non è una sigla di lingua. Scrivi en, fr, de, pt-BR e simili.</translation>
    </message>
    <message>
        <source>There are two texts for the language “%1”. Remove one.</source>
        <translation>Ci sono due testi per la lingua «%1». Togline uno.</translation>
    </message>
    <message>
        <source>This text is too long: at most %1 bytes in one language.</source>
        <translation>Questo testo è troppo lungo: al massimo %1 byte in una lingua.</translation>
    </message>
    <message>
        <source>%1 has no name or title that people can read.</source>
        <translation>%1 non ha un nome o un titolo che si possa leggere.</translation>
    </message>
    <message>
        <source>%1 has elephant rules, so its formation must be a single stand.</source>
        <translation>%1 ha le regole degli elefanti, quindi la sua formazione dev’essere una basetta sola.</translation>
    </message>
    <message>
        <source>%1 has elephant rules, so its melee hit number is not used.</source>
        <translation>%1 ha le regole degli elefanti, quindi il numero per colpire in mischia non si usa.</translation>
    </message>
    <message>
        <source>%1 is of the class elephants but has no elephant rules; it will fight like any other unit.</source>
        <translation>%1 è della classe degli elefanti ma non ne ha le regole; combatterà come qualsiasi altra unità.</translation>
    </message>
    <message>
        <source>%1 has a hit number after a charge but none for melee, so it rolls no dice.</source>
        <translation>%1 ha un numero per colpire dopo una carica ma nessuno per la mischia, quindi non lancia dadi.</translation>
    </message>
    <message>
        <source>%1: units of several stands need at least two, because a last stand is removed at once.</source>
        <translation>%1: le unità di più basette ne vogliono almeno due, perché l’ultima basetta si toglie subito.</translation>
    </message>
    <message>
        <source>%1 may not fight in melee, so its melee hit number is not used.</source>
        <translation>%1 non può combattere in mischia, quindi il numero per colpire in mischia non si usa.</translation>
    </message>
    <message>
        <source>%1 is a single stand, so its fewest and most stands must both be 1.</source>
        <translation>%1 è una basetta sola, quindi il minimo e il massimo di basette devono essere tutti e due 1.</translation>
    </message>
    <message>
        <source>%1: the fewest stands (%2) are more than the most (%3).</source>
        <translation>%1: il minimo di basette (%2) è più del massimo (%3).</translation>
    </message>
    <message>
        <source>%1 is not wholly on the table, which is %2 by %3 inches. Move it.</source>
        <translation>%1 non è tutto sul tavolo, che è di %2 per %3 pollici. Spostalo.</translation>
    </message>
    <message>
        <source>%1 begins outside its side&apos;s deployment zone. Move it into the zone or make the zone larger, unless an ambush is meant.</source>
        <translation>%1 comincia fuori dalla zona di schieramento della sua parte. Spostalo nella zona o allarga la zona, a meno che non sia un’imboscata voluta.</translation>
    </message>
    <message>
        <source>%1 overlaps %2. Move one of them.</source>
        <translation>%1 si sovrappone a un altro pezzo: %2. Sposta uno dei due.</translation>
    </message>
    <message>
        <source>The number of stands of %1 is %2; units of the type %5 may have from %3 to %4.</source>
        <translation>Il numero di basette (%1) è %2; le unità del tipo %5 possono averne da %3 a %4.</translation>
    </message>
    <message>
        <source>%1 has a strength of %2; it must be from 0 (gone) to %3, its number of stands.</source>
        <translation>Gli effettivi (%1) sono %2; devono andare da 0 (sparita) a %3, il numero di basette.</translation>
    </message>
    <message>
        <source>%1 cannot begin with one stand left: a last stand is removed at once. Set its strength to 0 or at least 2.</source>
        <translation>%1 non può cominciare con una sola basetta rimasta: l’ultima si toglie subito. Imposta gli effettivi su 0 o almeno su 2.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is unknown. It is kept but has no effect.</source>
        <translation>%1: la chiave «%2» è sconosciuta. Si conserva ma non ha effetto.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is unknown; did you mean “%3”? It is kept but has no effect.</source>
        <translation>%1: la chiave «%2» è sconosciuta; volevi dire «%3»? Si conserva ma non ha effetto.</translation>
    </message>
    <message>
        <source>This file has the older version %1 of the format and was read as version %2; saving it after a change writes the new version.</source>
        <translation>Questo file ha la versione %1 del formato, più vecchia, ed è stato letto come versione %2; se lo cambi e lo salvi, prende la versione nuova.</translation>
    </message>
    <message>
        <source>The key “version” is missing; this program writes version %1.</source>
        <translation>Manca la chiave «version»; questo programma scrive la versione %1.</translation>
    </message>
    <message>
        <source>This file has version %1 of the format; this program knows versions up to %2. Get a newer program.</source>
        <translation>Questo file ha la versione %1 del formato; questo programma conosce versioni fino alla %2. Procurati un programma più recente.</translation>
    </message>
    <message>
        <source>The version of the format is given as %1; it must be a whole number this program knows, such as %2.</source>
        <translation>La versione del formato indicata è %1; dev’essere un numero intero che questo programma conosce, come %2.</translation>
    </message>
    <message>
        <source>A great victory (%2 points) cannot need less than a slight edge (%1 points).</source>
        <translation>Una grande vittoria (punti: %2) non può richiedere meno di un lieve vantaggio (punti: %1).</translation>
    </message>
    <message>
        <source>%1 has no deployment zone although deployment is free; the whole table counts as its zone.</source>
        <translation>%1 non ha una zona di schieramento anche se lo schieramento è libero; vale come zona tutto il tavolo.</translation>
    </message>
    <message>
        <source>The deployment zone of %1 reaches beyond the table.</source>
        <translation>La zona di schieramento (%1) esce dal tavolo. Restringila.</translation>
    </message>
    <message>
        <source>The deployment zones of %1 and %2 touch or overlap; units could be placed in contact.</source>
        <translation>Le zone di schieramento (%1 e %2) si toccano o si sovrappongono; si potrebbero schierare unità a contatto.</translation>
    </message>
    <message>
        <source>The deployment zone of %1 has no area: left must be less than right and bottom less than top.</source>
        <translation>La zona di schieramento (%1) non ha superficie: la sinistra dev’essere minore della destra e il basso minore dell’alto.</translation>
    </message>
</context>
<context>
    <name>JobOutcome</name>
    <message>
        <source>Drawing page %1 of %2…</source>
        <translation>Disegno della pagina %1 di %2…</translation>
    </message>
    <message>
        <source>Printing page %1 of %2…</source>
        <translation>Stampa della pagina %1 di %2…</translation>
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
        <translation>%1: tralasciato, perché questa battaglia non si può ancora giocare. %2</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>These are yours, the red ones with stripes. The First Hastati are too far off to fight: bring them straight ahead, all 6 inches that foot can go.</source>
        <translation>Queste sono le tue unità, quelle rosse a strisce. Gli Astati 1 sono troppo lontani per combattere: falli avanzare dritto di 6 pollici, il massimo per chi va a piedi.</translation>
    </message>
    <message>
        <source>Take hold of the First Hastati and pull them straight towards the enemy. Their shadow shows where they will stand.</source>
        <translation>Prendi gli Astati 1 e trascinali dritto verso il nemico. L’ombra mostra dove si fermeranno.</translation>
    </message>
    <message>
        <source>The Second Hastati stand too far to the left of their enemy. Formed troops can slide forward at a slant: bring them ahead and to the right.</source>
        <translation>Gli Astati 2 stanno troppo a sinistra rispetto al loro nemico. Le truppe in ordine chiuso possono scivolare in avanti di sbieco: portali avanti e a destra.</translation>
    </message>
    <message>
        <source>Formed troops never go sideways or back, and at a slant of 45 degrees at most. Pull them more forward than to the right.</source>
        <translation>Le truppe in ordine chiuso non vanno mai di lato né indietro, e di sbieco al massimo a 45 gradi. Trascinali più in avanti che a destra.</translation>
    </message>
    <message>
        <source>Your horse has come by the road and looks past the enemy. Choose it and drag the round handle at its right front corner forward, to wheel to the left; then pull it on a little.</source>
        <translation>La tua Cavalleria arriva dalla strada e non guarda verso il nemico. Sceglila e trascina in avanti la maniglia rotonda all’angolo anteriore destro, per una conversione a sinistra; poi trascinala ancora un po’ avanti.</translation>
    </message>
    <message>
        <source>Drag the round handle at the right front corner until the horse looks at the enemy: the left corner stays. The wheel is paid for with inches, and horse has 12.</source>
        <translation>Trascina la maniglia rotonda all’angolo anteriore destro finché la Cavalleria guarda il nemico: l’angolo sinistro resta fermo. La conversione si paga in pollici, e la cavalleria ne ha 12.</translation>
    </message>
    <message>
        <source>The Velites are skirmishers: they may go in any direction. Bring them within 6 inches of the Slingers, for that is how far javelins fly.</source>
        <translation>I Veliti sono schermagliatori: possono andare in qualsiasi direzione. Portali entro 6 pollici dai Frombolieri: più in là i giavellotti non arrivano.</translation>
    </message>
    <message>
        <source>No corner of skirmishers may end more than 6 inches from where it began, and they may not touch an enemy. 4 inches are enough.</source>
        <translation>Nessun angolo degli schermagliatori può finire a più di 6 pollici da dov’era, e non devono toccare un nemico. Bastano 4 pollici.</translation>
    </message>
    <message>
        <source>Tribune Gaius stands behind the line. Let him join the First Hastati: in a fight he adds a die.</source>
        <translation>Il Tribuno Gaio sta dietro la linea. Uniscilo agli Astati 1: in uno scontro aggiunge un dado.</translation>
    </message>
    <message>
        <source>Take the round marker of the general and let go of it on the First Hastati. He goes up to 12 inches, whoever stands there.</source>
        <translation>Prendi il segnalino rotondo del generale e lascialo sugli Astati 1. Arriva fino a 12 pollici, chiunque ci sia in mezzo.</translation>
    </message>
    <message>
        <source>When everybody stands where you want, press “%1”. Then your side shoots.</source>
        <translation>Quando tutti sono dove vuoi, premi «%1». Poi la tua parte tira.</translation>
    </message>
    <message>
        <source>“%1” is a button below the table. It ends your step, even while somebody could still act.</source>
        <translation>«%1» è un pulsante sotto il tavolo. Chiude la tua fase, anche se qualcuno potrebbe ancora agire.</translation>
    </message>
    <message>
        <source>The Scorpion throws bolts 24 inches far and hits on 4, 5 and 6. Let it shoot at the First Spearmen.</source>
        <translation>Lo Scorpione è un lanciadardi: arriva a 24 pollici e colpisce con 4, 5 e 6. Usalo per tirare contro i Lancieri 1.</translation>
    </message>
    <message>
        <source>Choose the Scorpion first, then the enemy it is to shoot at.</source>
        <translation>Scegli prima lo Scorpione, poi il nemico contro cui deve tirare.</translation>
    </message>
    <message>
        <source>Now the Velites: a die for each of their stands, and every 6 takes an enemy stand. Let them throw at the Slingers.</source>
        <translation>Ora i Veliti: un dado per ogni basetta, e ogni 6 toglie una basetta nemica. Falli tirare contro i Frombolieri.</translation>
    </message>
    <message>
        <source>A target must be within 6 inches, measured between the nearest edges. Choose the Velites, then the enemy.</source>
        <translation>Un bersaglio dev’essere entro 6 pollici, misurati fra i bordi più vicini. Scegli i Veliti, poi il nemico.</translation>
    </message>
    <message>
        <source>That was your shooting. Press “%1”, and watch what the enemy does.</source>
        <translation>Questo era il tuo tiro. Premi «%1» e guarda che cosa fa il nemico.</translation>
    </message>
    <message>
        <source>The only way into a fight is a charge. Let the First Hastati charge the First Spearmen.</source>
        <translation>In uno scontro si entra in un modo solo: con una carica. Fai caricare gli Astati 1 contro i Lancieri 1.</translation>
    </message>
    <message>
        <source>A charge must arrive: 6 inches for foot, ahead, at a slant or wheeling. Pull the unit onto the enemy in front of it.</source>
        <translation>Una carica deve arrivare fino al nemico: 6 pollici a piedi, in avanti, di sbieco o con una conversione. Trascina l’unità sul nemico che ha davanti.</translation>
    </message>
    <message>
        <source>Charges are made in turns, and the enemy passes. The Second Hastati can charge the Second Spearmen.</source>
        <translation>Si carica una volta per uno, e il nemico passa. Gli Astati 2 possono caricare i Lancieri 2.</translation>
    </message>
    <message>
        <source>Pull the Second Hastati onto the Second Spearmen. Whom they meet first must be the one you mean.</source>
        <translation>Trascina gli Astati 2 sui Lancieri 2. Il primo che incontrano dev’essere quello che vuoi.</translation>
    </message>
    <message>
        <source>Horse charges 12 inches. The Numidians are no match for it at close quarters.</source>
        <translation>La Cavalleria carica fino a 12 pollici. Da vicino i Numidi non possono tenerle testa.</translation>
    </message>
    <message>
        <source>Pull the Horse straight onto the Numidians. Wheeling uses up inches, and all wheels together may make 45 degrees.</source>
        <translation>Trascina la Cavalleria dritto sui Numidi. Le conversioni consumano pollici, e tutte insieme possono fare 45 gradi.</translation>
    </message>
    <message>
        <source>Enough for this turn: press “%1”. That is to pass, and when both sides have passed, the fights begin.</source>
        <translation>Per questo turno basta: premi «%1». Così passi, e quando hanno passato tutte e due le parti cominciano gli scontri.</translation>
    </message>
    <message>
        <source>Press “%1”, the large button below the table, or the space bar: nobody of yours charges then.</source>
        <translation>Premi «%1», il pulsante grande sotto il tavolo, o la barra spaziatrice: allora nessuno dei tuoi carica.</translation>
    </message>
    <message>
        <source>Now the fights. Who has a single enemy has nothing to choose: press “%1”, then dice decide. Your infantry and horse hit on 5 and 6, theirs only on 6.</source>
        <translation>Ora gli scontri. Chi ha un solo nemico non ha niente da scegliere: premi «%1», poi decidono i dadi. La tua fanteria e la cavalleria colpiscono con 5 e 6, i nemici solo con 6.</translation>
    </message>
    <message>
        <source>A unit may only put its dice on an enemy it is engaged with. “%1” leaves everything as it is.</source>
        <translation>Un’unità può mettere i dadi solo contro un nemico con cui è in mischia. «%1» lascia tutto com’è.</translation>
    </message>
    <message>
        <source>The second turn. Whoever fights stays where he is; the others may move, and need not. Press “%1”.</source>
        <translation>Il secondo turno. Chi combatte resta dov’è; gli altri possono muovere, ma non sono obbligati. Premi «%1».</translation>
    </message>
    <message>
        <source>Only units that are not engaged can move. Nobody has to.</source>
        <translation>Possono muovere solo le unità che non sono in mischia. Nessuno è obbligato.</translation>
    </message>
    <message>
        <source>Nobody shoots into a fight, but the Slingers are not in one. Another volley of the Velites!</source>
        <translation>Nessuno tira dentro uno scontro, ma i Frombolieri non sono in mischia. Un’altra scarica dei Veliti!</translation>
    </message>
    <message>
        <source>Choose the Velites, then the Slingers. Units that are engaged are safe from shots.</source>
        <translation>Scegli i Veliti, poi i Frombolieri. Le unità in mischia sono al riparo dai tiri.</translation>
    </message>
    <message>
        <source>Enough of shooting: press “%1”.</source>
        <translation>Per il tiro basta così: premi «%1».</translation>
    </message>
    <message>
        <source>Skirmishers are easy to hit at close quarters: 4 or more. Let the Velites charge the Slingers, who are fewer.</source>
        <translation>Da vicino gli schermagliatori sono facili da colpire: da 4 in su. Fai caricare i Veliti contro i Frombolieri, che sono di meno.</translation>
    </message>
    <message>
        <source>Skirmishers turn once, then charge straight in any direction, and no corner goes farther than 6 inches.</source>
        <translation>Gli schermagliatori ruotano una volta, poi caricano dritto in qualsiasi direzione, e nessun angolo va oltre 6 pollici.</translation>
    </message>
    <message>
        <source>Press “%1” to pass, and the last fights of this battle begin.</source>
        <translation>Premi «%1» per passare, e cominciano gli ultimi scontri di questa battaglia.</translation>
    </message>
    <message>
        <source>Those who still stand fight on. Press “%1” and roll: afterwards the losses are counted.</source>
        <translation>Chi è ancora in piedi continua a combattere. Premi «%1» e lancia: dopo si contano le perdite.</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
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
        <translation>%1 è fra i caduti</translation>
    </message>
</context>
<context>
    <name>MapPages</name>
    <message>
        <source>Figures along the edge are inches from the south-west corner. A thick line is a unit&apos;s front, a letter in a ring a general.</source>
        <translation>I numeri lungo il bordo sono pollici dall’angolo sud-ovest. Una linea spessa è il fronte di un’unità, una lettera in un cerchio un generale.</translation>
    </message>
    <message>
        <source>Figures along the edge are centimetres from the south-west corner. A thick line is a unit&apos;s front, a letter in a ring a general.</source>
        <translation>I numeri lungo il bordo sono centimetri dall’angolo sud-ovest. Una linea spessa è il fronte di un’unità, una lettera in un cerchio un generale.</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source>Front middle x</source>
        <translation>Fronte, mezzo x</translation>
    </message>
    <message>
        <source>Front middle y</source>
        <translation>Fronte, mezzo y</translation>
    </message>
    <message>
        <source>Front left x</source>
        <translation>Fronte, sinistra x</translation>
    </message>
    <message>
        <source>Front left y</source>
        <translation>Fronte, sinistra y</translation>
    </message>
    <message>
        <source>Front right x</source>
        <translation>Fronte, destra x</translation>
    </message>
    <message>
        <source>Front right y</source>
        <translation>Fronte, destra y</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Verso</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Largo</translation>
    </message>
    <message>
        <source>Deep</source>
        <translation>Profondo</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a general with a unit</comment>
        <translation>%1, con %2</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>The battle has ended. You can look back through it or begin a new one.</source>
        <translation>La battaglia è finita. Puoi rivederla o cominciarne un’altra.</translation>
    </message>
    <message>
        <source>Dice come first: a roll for %1 is due before any other order.</source>
        <translation>Prima i dadi: c’è da fare un lancio per %1, poi verranno gli altri ordini.</translation>
    </message>
    <message>
        <source>Dice come first: a roll is due before any other order.</source>
        <translation>Prima i dadi: c’è da fare un lancio, poi verranno gli altri ordini.</translation>
    </message>
    <message>
        <source>No dice are due now. Dice follow from an order; give one first.</source>
        <translation>Per ora non ci sono dadi da lanciare. I dadi seguono un ordine: danne prima uno.</translation>
    </message>
    <message numerus="yes">
        <source>This roll takes %n dice; the number given was %2.</source>
        <translation>
            <numerusform>Questo lancio richiede un dado; ne hai indicati %2.</numerusform>
            <numerusform>Questo lancio richiede %n dadi; ne hai indicati %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A die shows 1 to 6, so it cannot have shown %1. Enter it again.</source>
        <translation>Un dado va da 1 a 6: non può essere uscito %1. Inseriscilo di nuovo.</translation>
    </message>
    <message>
        <source>This order belongs to another step of the turn. Finish the present step to get there.</source>
        <translation>Questo ordine appartiene a un’altra fase del turno. Termina la fase in corso per arrivarci.</translation>
    </message>
    <message>
        <source>The charge step cannot simply be ended: it is over when both sides have passed, one right after the other. Pass instead.</source>
        <translation>La fase di carica non si può chiudere così: finisce quando le due parti passano una subito dopo l’altra. Scegli di passare.</translation>
    </message>
    <message>
        <source>Commands are placed before the first turn only. From then on units move.</source>
        <translation>I corpi si schierano solo prima del turno 1. Da lì in poi le unità si muovono.</translation>
    </message>
    <message>
        <source>The other side gives the orders in this step. Yours comes next.</source>
        <translation>In questa fase gli ordini li dà l’altra parte. La tua viene dopo.</translation>
    </message>
    <message>
        <source>The other side may charge or pass now. Then it is your turn again.</source>
        <translation>Ora l’altra parte può caricare o passare. Poi tocca di nuovo a te.</translation>
    </message>
    <message>
        <source>The other side places a command now. Then it is your turn again.</source>
        <translation>Ora l’altra parte schiera un corpo. Poi tocca di nuovo a te.</translation>
    </message>
    <message>
        <source>The order names somebody who is not in this battle or not in that command. Check the name.</source>
        <translation>L’ordine nomina qualcuno che non è in questa battaglia o in quel corpo. Controlla il nome.</translation>
    </message>
    <message>
        <source>%1 left the battle earlier. Choose a unit that is still on the table.</source>
        <translation>L’unità %1 ha già lasciato la battaglia. Scegli un’unità che è ancora sul tavolo.</translation>
    </message>
    <message>
        <source>%1 cannot move while engaged. The unit is free again when the enemies it fights are gone.</source>
        <translation>L’unità %1 non può muovere: è in mischia. Sarà libera quando i nemici che combatte non ci saranno più.</translation>
    </message>
    <message>
        <source>%1 cannot shoot while engaged. Choose a unit that is free.</source>
        <translation>L’unità %1 non può tirare: è in mischia. Scegli un’unità libera.</translation>
    </message>
    <message>
        <source>%1 cannot charge while engaged: that fight goes on first. Choose a unit that is free.</source>
        <translation>L’unità %1 non può caricare: è in mischia, e quello scontro viene prima. Scegli un’unità libera.</translation>
    </message>
    <message>
        <source>%1 already moved in this step, and a unit moves once. Shooting and charging are still to come.</source>
        <translation>L’unità %1 ha già mosso in questa fase, e un’unità muove una volta sola. Tiro e carica devono ancora venire.</translation>
    </message>
    <message>
        <source>%1 already moved this turn, and a general moves once a turn.</source>
        <translation>%1 ha già mosso in questo turno, e un generale muove una volta per turno.</translation>
    </message>
    <message>
        <source>%1 already shot in this step, and a unit shoots once.</source>
        <translation>L’unità %1 ha già tirato in questa fase, e un’unità tira una volta sola.</translation>
    </message>
    <message>
        <source>%1 already charged this turn, and a unit charges once a turn.</source>
        <translation>L’unità %1 ha già caricato in questo turno, e un’unità carica una volta per turno.</translation>
    </message>
    <message>
        <source>In this battle %1 can move or shoot in a turn, not both, and one of the two is done.</source>
        <translation>In questa battaglia l’unità %1 può muovere o tirare in un turno, non tutte e due le cose, e una l’ha già fatta.</translation>
    </message>
    <message>
        <source>%1 must stay in this step, because the general who is with this unit moved separately. Next turn both can go together.</source>
        <translation>L’unità %1 deve restare dov’è in questa fase, perché il suo generale ha mosso da solo. Nel prossimo turno potranno andare insieme.</translation>
    </message>
    <message>
        <source>%1 already moved together with %2. A separate move can wait for the next turn.</source>
        <translation>%1 ha già mosso insieme con %2. Un movimento separato può aspettare il prossimo turno.</translation>
    </message>
    <message>
        <source>This order says nowhere to go. Give %1 at least one manoeuvre, or leave the unit as it is.</source>
        <translation>Questo ordine non dice dove andare. Dai all’unità %1 almeno una manovra, oppure lasciala dov’è.</translation>
    </message>
    <message>
        <source>Part %2 of the way for %1 has no length, or one beyond all bounds. Give it a distance or an angle that is possible.</source>
        <translation>Percorso per %1: la parte %2 non ha lunghezza, o ne ha una smisurata. Indica una distanza o un angolo possibile.</translation>
    </message>
    <message>
        <source>%1 cannot go backwards, as part %2 of the way would, because formed units keep their ranks. Wheel round over some turns, or go ahead.</source>
        <translation>L’unità %1 non può andare indietro, come vorrebbe la parte %2 del percorso: chi è in ordine chiuso mantiene le righe. Fai conversioni in più turni, oppure avanza.</translation>
    </message>
    <message>
        <source>%1 can go back too, but part %2 of the way has a length below nothing. Name the direction, and a distance above nothing.</source>
        <translation>L’unità %1 può anche indietreggiare, ma la parte %2 del percorso ha una lunghezza sotto zero. Indica la direzione e una distanza maggiore di zero.</translation>
    </message>
    <message>
        <source>%1 can go straight ahead, go obliquely forward or wheel, because formed units keep their ranks. Part %2 of the way is something else.</source>
        <translation>L’unità %1 può andare dritto in avanti, avanzare in obliquo o fare una conversione: chi è in ordine chiuso mantiene le righe. La parte %2 del percorso è un’altra cosa.</translation>
    </message>
    <message>
        <source>%1 cannot turn about here. Turning about is the whole move of a formed unit, and only where the battle&apos;s options allow it; wheel instead.</source>
        <translation>L’unità %1 non può fare dietrofront qui. In ordine chiuso il dietrofront è un movimento intero, e solo se le opzioni della battaglia lo permettono; fai piuttosto una conversione.</translation>
    </message>
    <message>
        <source>%1 can go one straight way in any direction and turn once, before or after it. Part %2 of the way does not fit into that.</source>
        <translation>L’unità %1 può fare un tratto dritto in qualsiasi direzione e ruotare una volta, prima o dopo. La parte %2 del percorso non ci rientra.</translation>
    </message>
    <message>
        <source>%1 can turn, go one straight way in any direction and turn again. Part %2 of the way does not fit into that.</source>
        <translation>L’unità %1 può ruotare, fare un tratto dritto in qualsiasi direzione e ruotare ancora. La parte %2 del percorso non ci rientra.</translation>
    </message>
    <message>
        <source>In a charge %1 can turn once and then go one straight way. Part %2 of the way does not fit into that.</source>
        <translation>In una carica l’unità %1 può ruotare una volta e poi fare un tratto dritto. La parte %2 del percorso non ci rientra.</translation>
    </message>
    <message>
        <source>In this battle %1 can only charge straight ahead. Part %2 of the way is something else.</source>
        <translation>In questa battaglia l’unità %1 può caricare solo dritto in avanti. La parte %2 del percorso è un’altra cosa.</translation>
    </message>
    <message>
        <source>%1 can go obliquely at up to %3 from straight ahead; this way is at %2. Wheel first, or aim farther forward.</source>
        <translation>L’unità %1 può avanzare in obliquo fino a %3; questo percorso è a %2. Fai prima una conversione, o mira più in avanti.</translation>
    </message>
    <message>
        <source>%1 can wheel by %3 in one move; this adds up to %2. The rest can follow next turn.</source>
        <translation>L’unità %1 può fare conversioni per %3 in un movimento; qui sono %2. Il resto può venire nel prossimo turno.</translation>
    </message>
    <message>
        <source>%1 can go %3 in one move; this way takes %2. Stop earlier.</source>
        <translation>L’unità %1 può percorrere %3 in un movimento; questo percorso ne richiede %2. Fermati prima.</translation>
    </message>
    <message>
        <source>No corner of %1 may end more than %3 from where it began; here one goes %2. Turn less, or go less far.</source>
        <translation>Nessun angolo di questa unità (%1) può finire a più di %3 da dov’era; qui uno percorre %2. Ruota di meno, o vai meno lontano.</translation>
    </message>
    <message>
        <source>%1 would leave the table. Every part of a unit must stay on it.</source>
        <translation>L’unità %1 uscirebbe dal tavolo, e un’unità deve restarci tutta intera. Fermati prima del bordo.</translation>
    </message>
    <message>
        <source>%1 would leave the table. Generals must stay on it.</source>
        <translation>%1 uscirebbe dal tavolo, e i generali devono restarci. Scegli un posto sul tavolo.</translation>
    </message>
    <message>
        <source>%1 cannot pass through %2. Go round, or move %2 away first.</source>
        <translation>L’unità %1 non può attraversare %2. Girale intorno, o sposta prima %2.</translation>
    </message>
    <message>
        <source>%1 cannot pass through %2 in the middle of a fight: nobody passes through the engaged. Go round, or wait until that fight is over.</source>
        <translation>L’unità %1 non può attraversare %2 nel pieno di uno scontro: nessuno attraversa chi è in mischia. Girale intorno, o aspetta che lo scontro finisca.</translation>
    </message>
    <message>
        <source>%1 would end on top of %2. Stop earlier, or go on until the two are clear of each other.</source>
        <translation>L’unità %1 finirebbe sopra %2. Fermati prima, o prosegui finché le due non si toccano più.</translation>
    </message>
    <message>
        <source>%1 would stand on top of %2. Place the two apart.</source>
        <translation>L’unità %1 starebbe sopra %2. Schiera le due separate.</translation>
    </message>
    <message>
        <source>%1 would touch %2, and only a charge brings enemies together. Stop a little earlier; the charge step comes later in the turn.</source>
        <translation>L’unità %1 toccherebbe %2, e solo una carica mette a contatto i nemici. Fermati un po’ prima; la fase di carica viene più tardi nel turno.</translation>
    </message>
    <message>
        <source>%1 would stand in contact with %2. Place the unit farther away.</source>
        <translation>L’unità %1 starebbe a contatto con %2. Schierala più lontano.</translation>
    </message>
    <message>
        <source>%1 cannot push through %2. Move away from it instead.</source>
        <translation>L’unità %1 non può aprirsi la strada attraverso %2. Allontanala, piuttosto.</translation>
    </message>
    <message>
        <source>%1 cannot shoot: troops of this kind carry nothing that flies far enough. They can still charge.</source>
        <translation>L’unità %1 non può tirare: truppe di questo genere non hanno nulla che voli abbastanza lontano. Possono sempre caricare.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side. Choose an enemy to shoot at.</source>
        <translation>%1 e %2 sono dalla stessa parte. Scegli un nemico contro cui tirare.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side. Choose an enemy to charge.</source>
        <translation>%1 e %2 sono dalla stessa parte. Scegli un nemico da caricare.</translation>
    </message>
    <message>
        <source>%1 cannot shoot at %2 in the middle of a fight. Choose an enemy who is free.</source>
        <translation>L’unità %1 non può tirare contro %2 nel pieno di uno scontro. Scegli un nemico libero.</translation>
    </message>
    <message>
        <source>%1 would shoot at %2 for nothing: shots cannot bring an elephant down. Choose another target.</source>
        <translation>L’unità %1 tirerebbe contro %2 per niente: i tiri non abbattono un elefante. Scegli un altro bersaglio.</translation>
    </message>
    <message>
        <source>%1 can shoot %4 far, and the distance to %2 is %3. Choose a nearer target.</source>
        <translation>Fuori gittata: %2 è a %3, la gittata per %1 è di %4. Scegli un bersaglio più vicino.</translation>
    </message>
    <message>
        <source>No single stand of %1 is within %3 of %2, and in this battle only stands in range may shoot. Choose a nearer target.</source>
        <translation>Nessuna basetta di questa unità (%1) è entro %3 dal bersaglio (%2), e in questa battaglia tirano solo le basette a gittata. Scegli un bersaglio più vicino.</translation>
    </message>
    <message>
        <source>%1 cannot see that target: the line to it runs through %2. Choose a target in the open.</source>
        <translation>L’unità %1 non vede quel bersaglio: la linea di vista passa attraverso %2. Scegli un bersaglio allo scoperto.</translation>
    </message>
    <message>
        <source>%1 can only shoot forward in this battle, and no part of %2 is ahead. Choose a target in front.</source>
        <translation>In questa battaglia l’unità %1 tira solo in avanti, e nessuna parte del bersaglio (%2) le sta davanti. Scegli un bersaglio di fronte.</translation>
    </message>
    <message>
        <source>%1 cannot charge: troops of this kind never do. Choose another unit.</source>
        <translation>L’unità %1 non può caricare: truppe di questo genere non lo fanno mai. Scegli un’altra unità.</translation>
    </message>
    <message>
        <source>%1 cannot reach %2 this way: a charge goes up to %3 and must end in contact. The charge is not used up; try another way or another target.</source>
        <translation>L’unità %1 non può raggiungere %2 così: una carica arriva fino a %3 e deve finire a contatto. La carica non è consumata; prova un altro percorso o un altro bersaglio.</translation>
    </message>
    <message>
        <source>%1 would run into %2 first. Charge %2, or find a way past.</source>
        <translation>L’unità %1 incontrerebbe prima %2. Carica %2, o trova un passaggio.</translation>
    </message>
    <message>
        <source>%1 and %2 are not engaged with each other. Choose an enemy this unit is engaged with.</source>
        <translation>%1 e %2 non sono in mischia tra loro. Scegli un nemico con cui questa unità è in mischia.</translation>
    </message>
    <message>
        <source>%1 cannot place dice without being engaged. Choose a unit that is in a fight.</source>
        <translation>L’unità %1 non può assegnare dadi senza essere in mischia. Scegli un’unità che combatte.</translation>
    </message>
    <message>
        <source>%1 cannot roll dice in melee, so there is nothing to choose.</source>
        <translation>L’unità %1 non lancia dadi in mischia: non c’è niente da scegliere.</translation>
    </message>
    <message>
        <source>%1 fights by the elephants&apos; own rules, without melee dice, so there is nothing to choose.</source>
        <translation>%1 combatte con le regole degli elefanti, senza dadi di mischia: non c’è niente da scegliere.</translation>
    </message>
    <message>
        <source>Dice of %1 would be wasted on %2: melee cannot hurt an elephant. Choose another enemy.</source>
        <translation>I dadi per %1 sarebbero sprecati contro %2: la mischia non fa nulla a un elefante. Scegli un altro nemico.</translation>
    </message>
    <message>
        <source>All dice of %1 must go to one enemy; the enemies in this order number %2.</source>
        <translation>Tutti i dadi per %1 devono andare contro un solo nemico; in questo ordine i nemici sono %2. Scegline uno.</translation>
    </message>
    <message numerus="yes">
        <source>%1 must place exactly %n dice; this order places %3.</source>
        <translation>
            <numerusform>L’unità %1 deve assegnare esattamente un dado; questo ordine ne assegna %3.</numerusform>
            <numerusform>L’unità %1 deve assegnare esattamente %n dadi; questo ordine ne assegna %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is too late to choose for %1: the choice is closed and the dice come next.</source>
        <translation>È troppo tardi per scegliere (%1): la scelta è chiusa e ora tocca ai dadi.</translation>
    </message>
    <message>
        <source>%1 fell earlier in this battle. Choose another general.</source>
        <translation>%1 non c’è più: la sua caduta è di un momento precedente. Scegli un altro generale.</translation>
    </message>
    <message>
        <source>%1 can go %3 in a turn; that place is %2 away. Choose a nearer one.</source>
        <translation>%1 può percorrere %3 in un turno; quel punto è a %2. Scegline uno più vicino.</translation>
    </message>
    <message>
        <source>%1 can go %4 in a turn; the way to %2 is %3. Choose a nearer unit.</source>
        <translation>%1 può percorrere %4 in un turno; la strada fino all’unità %2 è di %3. Scegli un’unità più vicina.</translation>
    </message>
    <message>
        <source>%1 cannot leave %2 in the middle of a fight.</source>
        <translation>%1 non può lasciare l’unità %2 nel pieno di uno scontro. Aspetta che lo scontro finisca.</translation>
    </message>
    <message>
        <source>%1 cannot join %2: another general is there. Choose another unit.</source>
        <translation>%1 non può unirsi all’unità %2: c’è già un altro generale. Scegli un’altra unità.</translation>
    </message>
    <message>
        <source>%1 cannot join %2. Generals go with troops of their own side, but not with elephants or machines.</source>
        <translation>%1 non può unirsi all’unità %2. I generali vanno con truppe della propria parte, ma non con elefanti o macchine.</translation>
    </message>
    <message>
        <source>%1 cannot join %2: in this battle a general leads only units of one command, and that unit fights under another.</source>
        <translation>%1 non può unirsi all’unità %2: in questa battaglia un generale guida solo le unità di un corpo, e quella combatte in un altro.</translation>
    </message>
    <message>
        <source>%1 is there already. Choose another place, or leave it at that.</source>
        <translation>%1 è già lì. Scegli un altro posto, o lascia tutto com’è.</translation>
    </message>
    <message>
        <source>%1 must be placed inside the deployment zone of this side.</source>
        <translation>%1 qui non può stare: scegli un posto dentro la zona di schieramento di questa parte.</translation>
    </message>
    <message>
        <source>%1 leads this side and must be placed inside its deployment zone.</source>
        <translation>%1 guida questa parte, e qui non può stare: scegli un posto dentro la sua zona di schieramento.</translation>
    </message>
    <message>
        <source>In this battle everybody begins in a fixed place, so no command is placed. Units can move when the turn comes to it.</source>
        <translation>In questa battaglia tutti cominciano in un posto fisso: non si schierano corpi. Le unità muoveranno quando verrà il loro momento.</translation>
    </message>
    <message>
        <source>This command is in place already. Choose one that is not.</source>
        <translation>Questo corpo è già schierato. Scegline uno che non lo è.</translation>
    </message>
    <message>
        <source>The armies are still being placed. The battle begins, and with it the turns, when all commands are in place.</source>
        <translation>Gli eserciti si stanno ancora schierando. La battaglia e i suoi turni cominciano quando tutti i corpi sono al loro posto.</translation>
    </message>
    <message>
        <source>This side said already that it is done. The other side is still choosing.</source>
        <translation>Questa parte ha già detto «fatto». L’altra sta ancora scegliendo.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: %3 may move.</source>
        <translation>Turno %1, fase %2: movimento, %3.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: %3 may shoot.</source>
        <translation>Turno %1, fase %2: tiro, %3.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: both sides may charge.</source>
        <translation>Turno %1, fase %2: carica, le due parti.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: melee.</source>
        <translation>Turno %1, fase %2: mischia.</translation>
    </message>
    <message>
        <source>%1 took up position.</source>
        <translation>Il corpo «%1» è schierato.</translation>
    </message>
    <message>
        <source>Next to act: %1.</source>
        <translation>Prossima mossa: %1.</translation>
    </message>
    <message>
        <source>%1 moved %2.</source>
        <translation>L’unità %1 si muove: %2.</translation>
    </message>
    <message>
        <source>%1 moved alone.</source>
        <translation>%1 si muove senza unità.</translation>
    </message>
    <message>
        <source>%1 joined %2.</source>
        <translation>Nuova guida per l’unità %2: %1.</translation>
    </message>
    <message>
        <source>%1 outlived the unit and stood alone.</source>
        <translation>%1 sopravvive alla sua unità e resta senza scorta.</translation>
    </message>
    <message>
        <source>%1 fell in the ranks of %2.</source>
        <translation>%1 cade tra le righe della sua unità (%2).</translation>
    </message>
    <message>
        <source>%1 came through unhurt.</source>
        <translation>%1 ne esce senza ferite.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shot at %2 with %n dice.</source>
        <translation>
            <numerusform>L’unità %1 tira contro %2 con un dado.</numerusform>
            <numerusform>L’unità %1 tira contro %2 con %n dadi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shot at %3 and hit %n times out of %4.</source>
        <translation>
            <numerusform>L’unità %1 tira contro %3: %n colpo a segno su %4.</numerusform>
            <numerusform>L’unità %1 tira contro %3: %n colpi a segno su %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shot at %2: hits %3 of %4, stands lost %5.</source>
        <translation>L’unità %1 tira contro %2: colpi a segno %3 su %4, basette perse %5.</translation>
    </message>
    <message numerus="yes">
        <source>%1 fought %3 and hit %n times out of %4.</source>
        <translation>
            <numerusform>L’unità %1 combatte contro %3: %n colpo a segno su %4.</numerusform>
            <numerusform>L’unità %1 combatte contro %3: %n colpi a segno su %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 tried to scare %1 and rolled %3.</source>
        <translation>L’unità %2 cerca di spaventare %1. Lancio di spavento: %3.</translation>
    </message>
    <message>
        <source>The die for %1 showed %2.</source>
        <translation>Dado del generale (%1): %2.</translation>
    </message>
    <message>
        <source>The control die of %1 showed %2.</source>
        <translation>Lancio di controllo (%1): %2.</translation>
    </message>
    <message>
        <source>The die for who charges first showed %1.</source>
        <translation>Dado per chi carica prima: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands.</source>
        <translation>
            <numerusform>L’unità %1 perde %n basetta.</numerusform>
            <numerusform>L’unità %1 perde %n basette.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands to the shots of %3.</source>
        <translation>
            <numerusform>L’unità %1 perde %n basetta sotto i tiri dell’unità %3.</numerusform>
            <numerusform>L’unità %1 perde %n basette sotto i tiri dell’unità %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands fighting %3.</source>
        <translation>
            <numerusform>L’unità %1 perde %n basetta combattendo contro %3.</numerusform>
            <numerusform>L’unità %1 perde %n basette combattendo contro %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands in melee.</source>
        <translation>
            <numerusform>L’unità %1 perde %n basetta in mischia.</numerusform>
            <numerusform>L’unità %1 perde %n basette in mischia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands under the weight of %3.</source>
        <translation>
            <numerusform>L’unità %1 perde %n basetta nell’urto (%3).</numerusform>
            <numerusform>L’unità %1 perde %n basette nell’urto (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands in the path of %3.</source>
        <translation>
            <numerusform>L’unità %1 perde %n basetta sul percorso dell’elefante (%3).</numerusform>
            <numerusform>L’unità %1 perde %n basette sul percorso dell’elefante (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>The last stand of %1 could not hold alone and left at once.</source>
        <translation>Ultima basetta: ne resta una sola e si toglie subito. Fuori combattimento: %1.</translation>
    </message>
    <message>
        <source>%1 left the battle.</source>
        <translation>L’unità %1 lascia la battaglia.</translation>
    </message>
    <message>
        <source>%1 left the battle, beaten by %2.</source>
        <translation>L’unità %1, battuta dall’unità %2, lascia la battaglia.</translation>
    </message>
    <message>
        <source>%1 left the battle, trampled by %2.</source>
        <translation>L’unità %1, travolta da un elefante (%2), lascia la battaglia.</translation>
    </message>
    <message>
        <source>%1 charged %2 from the front over %3.</source>
        <translation>L’unità %1 carica %2 sul fronte, per %3.</translation>
    </message>
    <message>
        <source>%1 charged %2 from the flank or rear over %3.</source>
        <translation>L’unità %1 carica %2 sul fianco o alle spalle, per %3.</translation>
    </message>
    <message>
        <source>%1 charged on for %3 and met %2.</source>
        <translation>L’unità %1 prosegue la carica per %3 e incontra %2.</translation>
    </message>
    <message>
        <source>%1 charged on for %2 and met nobody.</source>
        <translation>L’unità %1 prosegue la carica per %2 e non incontra nessuno.</translation>
    </message>
    <message>
        <source>%1 passed.</source>
        <translation>%1: «passo».</translation>
    </message>
    <message>
        <source>%1 fled before the charge of %2 and left the battle.</source>
        <translation>%1: in fuga davanti alla carica dell’unità %2. Fuori combattimento.</translation>
    </message>
    <message>
        <source>%1 took fright at %2 and left the battle without doing harm.</source>
        <translation>%1 si spaventa davanti all’unità %2 e fugge dal campo senza fare danni.</translation>
    </message>
    <message>
        <source>%1 crashed into %2.</source>
        <translation>%1 si abbatte contro %2.</translation>
    </message>
    <message>
        <source>%1 and %2 are engaged.</source>
        <translation>%1 e %2 sono in mischia.</translation>
    </message>
    <message>
        <source>%1 and %2 are no longer engaged.</source>
        <translation>%1 e %2 non sono più in mischia.</translation>
    </message>
    <message>
        <source>%1 chose to fight %2.</source>
        <translation>L’unità %1 sceglie di combattere contro %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 chose to fight %n enemies.</source>
        <translation>
            <numerusform>L’unità %1 sceglie di combattere contro un nemico.</numerusform>
            <numerusform>L’unità %1 sceglie di combattere contro %n nemici.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 said: done.</source>
        <translation>%1: «fatto».</translation>
    </message>
    <message>
        <source>The fighting began.</source>
        <translation>Cominciano gli scontri.</translation>
    </message>
    <message>
        <source>%1 stayed under control.</source>
        <translation>%1 resta sotto controllo.</translation>
    </message>
    <message>
        <source>%1 ran wild straight ahead and off the battlefield.</source>
        <translation>Elefante imbizzarrito (%1): corre dritto in avanti e lascia il campo di battaglia.</translation>
    </message>
    <message>
        <source>%1 turned right and ran wild, off the battlefield.</source>
        <translation>Elefante imbizzarrito (%1): gira a destra, corre e lascia il campo di battaglia.</translation>
    </message>
    <message>
        <source>%1 turned left and ran wild, off the battlefield.</source>
        <translation>Elefante imbizzarrito (%1): gira a sinistra, corre e lascia il campo di battaglia.</translation>
    </message>
    <message>
        <source>%1 turned round and ran wild, off the battlefield.</source>
        <translation>Elefante imbizzarrito (%1): si volta indietro, corre e lascia il campo di battaglia.</translation>
    </message>
    <message>
        <source>The fighting paused for this turn.</source>
        <translation>Per questo turno gli scontri si fermano.</translation>
    </message>
    <message>
        <source>Turn %1 ended.</source>
        <translation>Fine del turno %1.</translation>
    </message>
    <message>
        <source>Roll one die for who charges first: 1 to 3 is for %1, 4 to 6 for %2.</source>
        <translation>Chi carica prima? Lancia un dado: da 1 a 3, %1; da 4 a 6, %2.</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, shooting at %3: each %4 or more hits.</source>
        <translation>
            <numerusform>Tiro, %1 contro %3: lancia un dado; va a segno da %4 in su.</numerusform>
            <numerusform>Tiro, %1 contro %3: lancia %n dadi; ciascuno va a segno da %4 in su.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, shooting at %3: each 6 hits.</source>
        <translation>
            <numerusform>Tiro, %1 contro %3: lancia un dado; va a segno con 6.</numerusform>
            <numerusform>Tiro, %1 contro %3: lancia %n dadi; ciascuno va a segno con 6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, shooting at %3, though none can hit.</source>
        <translation>
            <numerusform>Tiro, %1 contro %3: lancia un dado, anche se non può andare a segno.</numerusform>
            <numerusform>Tiro, %1 contro %3: lancia %n dadi, anche se nessuno può andare a segno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll one die for %2: on %3 or more %1 will take fright and leave.</source>
        <translation>Lancio di spavento per %2: lancia un dado. Da %3 in su, l’elefante (%1) si spaventa e fugge.</translation>
    </message>
    <message>
        <source>Roll one die for %2: on a 6 %1 will take fright and leave.</source>
        <translation>Lancio di spavento per %2: lancia un dado. Con 6, l’elefante (%1) si spaventa e fugge.</translation>
    </message>
    <message>
        <source>Roll one die for %2, though nothing can frighten %1.</source>
        <translation>Lancio di spavento per %2: lancia un dado, anche se nulla può spaventare %1.</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, fighting %3: each %4 or more hits.</source>
        <translation>
            <numerusform>Mischia, %1 contro %3: lancia un dado; va a segno da %4 in su.</numerusform>
            <numerusform>Mischia, %1 contro %3: lancia %n dadi; ciascuno va a segno da %4 in su.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, fighting %3: each 6 hits.</source>
        <translation>
            <numerusform>Mischia, %1 contro %3: lancia un dado; va a segno con 6.</numerusform>
            <numerusform>Mischia, %1 contro %3: lancia %n dadi; ciascuno va a segno con 6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, fighting %3, though none can hit.</source>
        <translation>
            <numerusform>Mischia, %1 contro %3: lancia un dado, anche se non può andare a segno.</numerusform>
            <numerusform>Mischia, %1 contro %3: lancia %n dadi, anche se nessuno può andare a segno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll one die for %1, who fought with %2: on a 6 the general falls.</source>
        <translation>Lancia un dado per %1, che ha combattuto con %2: con 6 il generale cade.</translation>
    </message>
    <message>
        <source>Roll the control die of %1: will the elephant obey or run wild?</source>
        <translation>Fai il lancio di controllo (%1): l’elefante ubbidirà o si imbizzarrirà?</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Tiro</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Carica</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Mischia</translation>
    </message>
    <message>
        <source>%1 may place a command. The battle begins when all are in place.</source>
        <translation>%1: schiera un corpo. La battaglia comincia quando tutti sono al loro posto.</translation>
    </message>
    <message>
        <source>%1 may move units and generals, each once and in any order.</source>
        <translation>%1: muovi le unità e i generali, ciascuno una volta e nell’ordine che vuoi.</translation>
    </message>
    <message>
        <source>%1 may shoot with units that can, each once and in any order.</source>
        <translation>%1: tira con le unità che possono, ciascuna una volta e nell’ordine che vuoi.</translation>
    </message>
    <message>
        <source>%1 may charge with one unit, or pass. When both sides pass in a row, the step ends.</source>
        <translation>%1: carica con un’unità, oppure passa. Quando le due parti passano di seguito, la fase finisce.</translation>
    </message>
    <message>
        <source>Both sides choose whom their units fight. When both are done, the dice fall.</source>
        <translation>Le due parti scelgono contro chi combattono le loro unità. Quando tutte e due hanno fatto, si lanciano i dadi.</translation>
    </message>
    <message>
        <source>The fights of this turn are being fought.</source>
        <translation>Si combattono gli scontri di questo turno.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>La battaglia è finita.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Battaglia indecisa</translation>
    </message>
    <message>
        <source>Slight edge</source>
        <translation>Lieve vantaggio</translation>
    </message>
    <message>
        <source>Great victory</source>
        <translation>Grande vittoria</translation>
    </message>
    <message>
        <source>The battle is drawn</source>
        <translation>La battaglia è indecisa</translation>
    </message>
    <message>
        <source>A slight edge for %1</source>
        <translation>Lieve vantaggio per %1</translation>
    </message>
    <message>
        <source>A great victory for %1</source>
        <translation>Grande vittoria per %1</translation>
    </message>
    <message>
        <source>The last turn is over, and the battle is drawn.</source>
        <translation>L’ultimo turno è finito: la battaglia è indecisa.</translation>
    </message>
    <message>
        <source>The last turn is over: a slight edge for %1.</source>
        <translation>L’ultimo turno è finito: lieve vantaggio per %1.</translation>
    </message>
    <message>
        <source>The last turn is over: a great victory for %1.</source>
        <translation>L’ultimo turno è finito: grande vittoria per %1.</translation>
    </message>
    <message>
        <source>Nothing was lost for many turns, and the battle ends drawn.</source>
        <translation>Da molti turni non ci sono perdite: la battaglia finisce indecisa.</translation>
    </message>
    <message>
        <source>Nothing was lost for many turns, and the battle ends: a slight edge for %1.</source>
        <translation>Da molti turni non ci sono perdite, e la battaglia finisce: lieve vantaggio per %1.</translation>
    </message>
    <message>
        <source>Nothing was lost for many turns, and the battle ends: a great victory for %1.</source>
        <translation>Da molti turni non ci sono perdite, e la battaglia finisce: grande vittoria per %1.</translation>
    </message>
    <message>
        <source>No unit of either side is left: the battle is drawn.</source>
        <translation>Non resta nessuna unità da nessuna parte: la battaglia è indecisa.</translation>
    </message>
    <message>
        <source>Only one side still has units on the table: a great victory for %1.</source>
        <translation>Solo una parte ha ancora unità sul tavolo: grande vittoria per %1.</translation>
    </message>
    <message>
        <source>Both armies lost half their stands, and the battle is drawn.</source>
        <translation>I due eserciti hanno perso metà delle basette: la battaglia è indecisa.</translation>
    </message>
    <message>
        <source>Both armies lost half their stands: a slight edge for %1.</source>
        <translation>I due eserciti hanno perso metà delle basette: lieve vantaggio per %1.</translation>
    </message>
    <message>
        <source>An army lost half its stands and broke: a great victory for %1.</source>
        <translation>Un esercito ha perso metà delle basette e ha ceduto: grande vittoria per %1.</translation>
    </message>
    <message>
        <source>Both commanders in chief fell, and the battle is drawn.</source>
        <translation>Tutti e due i comandanti in capo sono caduti: la battaglia è indecisa.</translation>
    </message>
    <message>
        <source>Both commanders in chief fell: a slight edge for %1.</source>
        <translation>Tutti e due i comandanti in capo sono caduti: lieve vantaggio per %1.</translation>
    </message>
    <message>
        <source>A commander in chief fell: a great victory for %1.</source>
        <translation>Un comandante in capo è caduto: grande vittoria per %1.</translation>
    </message>
    <message>
        <source>The other side gave the battle up: a great victory for %1.</source>
        <translation>L’altra parte si è arresa: grande vittoria per %1.</translation>
    </message>
    <message>
        <source>Bring %1 forward, so that the line advances together.</source>
        <translation>Porta avanti %1, perché la linea avanzi tutta insieme.</translation>
    </message>
    <message>
        <source>Keep %1 level with the units beside it: enemies come in through gaps.</source>
        <translation>Tieni %1 in linea con le unità accanto: dai varchi entra il nemico.</translation>
    </message>
    <message>
        <source>Keep %1 in front as a screen for the troops behind.</source>
        <translation>Tieni %1 davanti, a coprire le truppe che seguono.</translation>
    </message>
    <message>
        <source>Lead %1 towards %2 and round the flank.</source>
        <translation>Guida %1 verso %2, aggirando il fianco.</translation>
    </message>
    <message>
        <source>Send %1 towards %2, whose crew will flee from any charge.</source>
        <translation>Manda %1 verso %2: i serventi fuggono davanti a qualsiasi carica.</translation>
    </message>
    <message>
        <source>Draw %1 back, out of reach of the enemy.</source>
        <translation>Porta indietro %1, dove il nemico non arriva.</translation>
    </message>
    <message>
        <source>Send %1 to %2, where extra dice will count.</source>
        <translation>Manda %1 presso %2, dove i dadi aggiuntivi conteranno.</translation>
    </message>
    <message>
        <source>%1 should shoot at %2, where that is worth about %3 stands.</source>
        <translation>Fai tirare %1 contro %2: lì il tiro vale circa %3 (in basette).</translation>
    </message>
    <message>
        <source>%1 should charge %2: the fight should bring about %3 stands more than it costs.</source>
        <translation>Fai caricare %1 contro %2: lo scontro dovrebbe rendere circa %3 più di quel che costa (in basette).</translation>
    </message>
    <message>
        <source>%1 should charge %2 in the middle of another fight, where help decides.</source>
        <translation>Fai caricare %1 contro %2 nel pieno di un altro scontro: lì un aiuto decide.</translation>
    </message>
    <message>
        <source>%1 should charge %2, whose crew must flee.</source>
        <translation>Fai caricare %1 contro %2: i serventi dovranno fuggire.</translation>
    </message>
    <message>
        <source>Send %1 against %2: an elephant strikes when it charges, not later.</source>
        <translation>Manda %1 contro %2: un elefante colpisce quando carica, non dopo.</translation>
    </message>
    <message>
        <source>%1 should charge %2: a charged elephant strikes nobody and may soon run wild.</source>
        <translation>Fai caricare %1 contro %2: un elefante caricato non colpisce nessuno e può imbizzarrirsi presto.</translation>
    </message>
    <message>
        <source>Pass: no charge is worth its risk just now.</source>
        <translation>Passa: per ora nessuna carica vale il rischio.</translation>
    </message>
    <message>
        <source>Done: nothing more is worth doing in this step.</source>
        <translation>Fatto: in questa fase non c’è altro che valga la pena.</translation>
    </message>
    <message>
        <source>Put the dice of %1 on %2, where they count most.</source>
        <translation>Metti i dadi per %1 contro %2, dove contano di più.</translation>
    </message>
    <message>
        <source>Drawn by lot from everything that is lawful.</source>
        <translation>Estratto a sorte fra tutto ciò che le regole consentono.</translation>
    </message>
    <message>
        <source>In battles played ahead in thought this went best: %1 won %2 of them.</source>
        <translation>Nelle battaglie giocate in anticipo col pensiero questo è andato meglio. Vittorie per %1: %2.</translation>
    </message>
    <message>
        <source>Place %1 where there is room for the whole command.</source>
        <translation>Schiera %1 dove c’è posto per tutto il corpo.</translation>
    </message>
    <message numerus="yes">
        <source>%n stands</source>
        <translation>
            <numerusform>%n basetta</numerusform>
            <numerusform>%n basette</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of their stands</source>
        <translation>
            <numerusform>una basetta</numerusform>
            <numerusform>%n basette</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unità</numerusform>
            <numerusform>%n unità</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Lancia il dado</numerusform>
            <numerusform>Lancia %n dadi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Type in %n dice</source>
        <translation>
            <numerusform>Inserisci il dado</numerusform>
            <numerusform>Inserisci %n dadi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next unit (%n can still act)</source>
        <translation>
            <numerusform>Unità seguente (ancora %n)</numerusform>
            <numerusform>Unità seguente (ancora %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next general (%n can still act)</source>
        <translation>
            <numerusform>Generale seguente (ancora %n)</numerusform>
            <numerusform>Generale seguente (ancora %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n generals</source>
        <translation>
            <numerusform>%n generale</numerusform>
            <numerusform>%n generali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n pagina</numerusform>
            <numerusform>%n pagine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>Un colpo a segno</numerusform>
            <numerusform>%n colpi a segno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fights, before the dice</source>
        <translation>
            <numerusform>Uno scontro, prima dei dadi</numerusform>
            <numerusform>%n scontri, prima dei dadi</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty. Export the drawing again.</source>
        <translation>Il file è vuoto. Esporta di nuovo il disegno.</translation>
    </message>
    <message>
        <source>The file is too large: at most %1 megabytes are read. Export a simpler drawing.</source>
        <translation>Il file è troppo grande: si leggono al massimo %1 megabyte. Esporta un disegno più semplice.</translation>
    </message>
    <message>
        <source>The file cannot be read: it is gone, a folder or a device, or belongs to somebody else.</source>
        <translation>Il file non si può leggere: non c’è più, è una cartella o un dispositivo, o appartiene a qualcun altro.</translation>
    </message>
    <message>
        <source>The file is compressed (SVGZ). Save it as plain SVG and import that.</source>
        <translation>Il file è compresso (SVGZ). Salvalo come SVG semplice e importa quello.</translation>
    </message>
    <message>
        <source>This kind of picture cannot be imported. Save it as PNG, or draw it as SVG.</source>
        <translation>Questo genere di immagine non si può importare. Salvala come PNG, o disegnala come SVG.</translation>
    </message>
    <message>
        <source>The PNG picture is damaged or far too large: no side may have more than %1 pixels. Save it again, smaller.</source>
        <translation>L’immagine PNG è danneggiata o troppo grande: nessun lato può superare %1 pixel. Salvala di nuovo, più piccola.</translation>
    </message>
    <message>
        <source>The file is neither an SVG drawing nor a PNG picture, or its text is damaged. Export the drawing again as SVG.</source>
        <translation>Il file non è né un disegno SVG né un’immagine PNG, o il suo testo è danneggiato. Esporta di nuovo il disegno come SVG.</translation>
    </message>
    <message>
        <source>The drawing is damaged or incomplete from line %1 on. Export it again, and copy the whole file.</source>
        <translation>Il disegno è danneggiato o incompleto dalla riga %1 in poi. Esportalo di nuovo e copia tutto il file.</translation>
    </message>
    <message>
        <source>The file holds something else than an SVG drawing, perhaps the web page it came from. Download the drawing itself.</source>
        <translation>Il file contiene qualcosa di diverso da un disegno SVG, forse la pagina web da cui viene. Prendi il disegno vero e proprio.</translation>
    </message>
    <message>
        <source>The drawing uses abbreviations of its own (entities), which can be harmful. Save it as plain SVG.</source>
        <translation>Il disegno usa abbreviazioni proprie (entità), che possono essere pericolose. Salvalo come SVG semplice.</translation>
    </message>
    <message>
        <source>The drawing has more than %1 parts, copies counted. Simplify it, or export it as a PNG picture.</source>
        <translation>Il disegno ha più di %1 parti, copie comprese. Semplificalo, o esportalo come immagine PNG.</translation>
    </message>
    <message>
        <source>The drawing has groups within groups more than %1 deep. Ungroup it and export it again.</source>
        <translation>Il disegno ha gruppi dentro gruppi per più di %1 livelli. Separa i gruppi ed esportalo di nuovo.</translation>
    </message>
    <message>
        <source>The outlines have more than %1 points. Simplify them, or export the drawing as a PNG picture.</source>
        <translation>I contorni hanno più di %1 punti. Semplificali, o esporta il disegno come immagine PNG.</translation>
    </message>
    <message>
        <source>The drawing is so detailed that drawing it would hold up the table. Simplify it, or export it as a PNG picture.</source>
        <translation>Il disegno è così dettagliato che rallenterebbe il tavolo. Semplificalo, o esportalo come immagine PNG.</translation>
    </message>
    <message>
        <source>The style sheets of the drawing are too long. Export it with “presentation attributes” instead of styles.</source>
        <translation>I fogli di stile del disegno sono troppo lunghi. Esportalo con gli «attributi di presentazione» invece degli stili.</translation>
    </message>
    <message>
        <source>There is nothing in the drawing that can be shown. Convert everything to paths and export it again.</source>
        <translation>Nel disegno non c’è nulla che si possa mostrare. Converti tutto in tracciati ed esportalo di nuovo.</translation>
    </message>
    <message>
        <source>The drawing is more than %1 times as long as wide. Crop the page to the figure.</source>
        <translation>Il disegno è lungo più di %1 volte la sua larghezza. Ritaglia la pagina attorno alla miniatura.</translation>
    </message>
    <message numerus="yes">
        <source>%n parts are clipped; they will show whole.</source>
        <translation>
            <numerusform>Una parte è ritagliata; si vedrà intera.</numerusform>
            <numerusform>%n parti sono ritagliate; si vedranno intere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts are masked; they will show whole.</source>
        <translation>
            <numerusform>Una parte è mascherata; si vedrà intera.</numerusform>
            <numerusform>%n parti sono mascherate; si vedranno intere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effects, such as blur or shadow, will not show.</source>
        <translation>
            <numerusform>Un effetto, come sfocatura o ombra, non si vedrà.</numerusform>
            <numerusform>%n effetti, come sfocatura o ombra, non si vedranno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fills with a pattern will be plain grey.</source>
        <translation>
            <numerusform>Un riempimento a motivo sarà grigio unito.</numerusform>
            <numerusform>%n riempimenti a motivo saranno grigio unito.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow heads and other markers on lines will not show.</source>
        <translation>Punte di freccia e altri segni sulle linee non si vedranno.</translation>
    </message>
    <message>
        <source>Very fine dashes will be drawn as whole lines.</source>
        <translation>I trattini molto fini saranno disegnati come linee intere.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures in the drawing will not show: only PNG pictures that are embedded in the file can.</source>
        <translation>
            <numerusform>Un’immagine nel disegno non si vedrà: si vedono solo le immagini PNG incluse nel file.</numerusform>
            <numerusform>%n immagini nel disegno non si vedranno: si vedono solo le immagini PNG incluse nel file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies of something that is not in the file will not show.</source>
        <translation>
            <numerusform>Una copia di qualcosa che non è nel file non si vedrà.</numerusform>
            <numerusform>%n copie di qualcosa che non è nel file non si vedranno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing was turned into outlines with the fonts of this computer. Look whether it is right.</source>
        <translation>Le scritte sono state trasformate in contorni con i caratteri di questo computer. Guarda se vanno bene.</translation>
    </message>
    <message>
        <source>Some writing, such as text on a curve or in a frame, will not show. Convert text to paths to keep it.</source>
        <translation>Alcune scritte, come il testo su una curva o in un riquadro, non si vedranno. Converti il testo in tracciati per conservarlo.</translation>
    </message>
    <message>
        <source>Links and scripts were left out: a figure only stands there.</source>
        <translation>Link e script sono stati tralasciati: una miniatura sta ferma e basta.</translation>
    </message>
    <message>
        <source>Animations were left out: the drawing stands still.</source>
        <translation>Le animazioni sono state tralasciate: il disegno sta fermo.</translation>
    </message>
    <message>
        <source>Web pages and text boxes within the drawing will not show.</source>
        <translation>Pagine web e caselle di testo dentro il disegno non si vedranno.</translation>
    </message>
    <message>
        <source>Fonts, styles or colours that are in other files were left out; nothing outside the drawing is opened.</source>
        <translation>Caratteri, stili o colori che sono in altri file sono stati tralasciati; fuori dal disegno non si apre nulla.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules of its style sheet are too involved and were left out.</source>
        <translation>
            <numerusform>Una regola del foglio di stile è troppo complicata ed è stata tralasciata.</numerusform>
            <numerusform>%n regole del foglio di stile sono troppo complicate e sono state tralasciate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colours or sizes use variables of the style sheet and were left out.</source>
        <translation>
            <numerusform>Un colore o una misura usa una variabile del foglio di stile ed è stato tralasciato.</numerusform>
            <numerusform>%n colori o misure usano variabili del foglio di stile e sono stati tralasciati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts of unknown kinds were left out.</source>
        <translation>
            <numerusform>Una parte di genere sconosciuto è stata tralasciata.</numerusform>
            <numerusform>%n parti di genere sconosciuto sono state tralasciate.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawing does not say how large its page is; it was cropped to what is drawn.</source>
        <translation>Il disegno non dice quanto è grande la sua pagina; è stato ritagliato su ciò che è disegnato.</translation>
    </message>
    <message>
        <source>The drawing is so detailed that it was turned into a picture; its colours cannot be changed any more.</source>
        <translation>Il disegno è così dettagliato che è diventato un’immagine; i suoi colori non si possono più cambiare.</translation>
    </message>
    <message>
        <source>The picture was made smaller: its longer side has %1 pixels now.</source>
        <translation>L’immagine è stata rimpicciolita: ora il lato più lungo ha %1 pixel.</translation>
    </message>
    <message numerus="yes">
        <source>%1 came to the field with %n units, %3 stands in all.</source>
        <translation>
            <numerusform>Per %1 c’era in campo una sola unità, di %3 basette.</numerusform>
            <numerusform>Per %1 c’erano in campo %n unità, %3 basette in tutto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had drawn up %n units with %3 stands.</source>
        <translation>
            <numerusform>Per %1 era schierata un’unità sola, con %3 basette.</numerusform>
            <numerusform>Per %1 erano schierate %n unità, con %3 basette.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 led %2 that day.</source>
        <translation>Quel giorno %1 guidò %2.</translation>
    </message>
    <message>
        <source>At the head of %2 stood %1.</source>
        <translation>A guidare %2 c’era %1.</translation>
    </message>
    <message>
        <source>In the west the %2 of %1 faced the %4 of %3.</source>
        <translation>A ovest si fronteggiavano %1, con il corpo «%2», e %3, con il corpo «%4».</translation>
    </message>
    <message>
        <source>In the middle the %2 of %1 looked across at the %4 of %3.</source>
        <translation>In mezzo si guardavano %1, con il corpo «%2», e %3, con il corpo «%4».</translation>
    </message>
    <message>
        <source>In the east the %2 of %1 would have to deal with the %4 of %3.</source>
        <translation>A est si trovavano di fronte %1, con il corpo «%2», e %3, con il corpo «%4».</translation>
    </message>
    <message>
        <source>At the northern end the %2 of %1 faced the %4 of %3.</source>
        <translation>All’estremità nord si fronteggiavano %1, con il corpo «%2», e %3, con il corpo «%4».</translation>
    </message>
    <message>
        <source>At the southern end the %2 of %1 would have to deal with the %4 of %3.</source>
        <translation>All’estremità sud si trovavano di fronte %1, con il corpo «%2», e %3, con il corpo «%4».</translation>
    </message>
    <message numerus="yes">
        <source>%1 sent the %2 forward, %n units, the farthest by %4.</source>
        <translation>
            <numerusform>Per %1 avanzò il corpo «%2»: un’unità, di %4.</numerusform>
            <numerusform>Per %1 avanzò il corpo «%2»: %n unità, fino a %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 pressed on with %n units, by up to %4.</source>
        <translation>
            <numerusform>Per %1 il corpo «%2» spinse avanti un’unità, di %4.</numerusform>
            <numerusform>Per %1 il corpo «%2» incalzò con %n unità, fino a %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 moved up: %n units, the quickest of them by %4.</source>
        <translation>
            <numerusform>Il corpo «%2», per %1, si fece sotto con un’unità, avanzando di %4.</numerusform>
            <numerusform>Il corpo «%2», per %1, si fece sotto con %n unità; la più veloce percorse %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward went the %2 of %1, %n units, as far as %4.</source>
        <translation>
            <numerusform>Per %1 un’unità del corpo «%2» andò avanti di %4.</numerusform>
            <numerusform>Per %1 il corpo «%2» andò avanti con %n unità, fino a %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 came on along a broad front, %n units from %3 commands, the fastest by %4.</source>
        <translation>
            <numerusform>Per %1 avanzò un’unità sola (corpi in marcia: %3), di %4.</numerusform>
            <numerusform>Per %1 la linea avanzò su un ampio fronte: %n unità di %3 corpi, la più veloce di %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 advanced: %n units from %3 commands went forward, some as far as %4.</source>
        <translation>
            <numerusform>Avanti ancora, per %1: un’unità (corpi in marcia: %3), di %4.</numerusform>
            <numerusform>Avanti ancora, per %1: %n unità di %3 corpi, alcune fino a %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line of %1 drew nearer: %n units from %3 commands were on the march, and the swiftest covered %4.</source>
        <translation>
            <numerusform>Per %1 la linea si avvicinò al nemico: in marcia un’unità (corpi: %3), di %4.</numerusform>
            <numerusform>Per %1 la linea si avvicinò al nemico: in marcia %n unità di %3 corpi; la più svelta percorse %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 drew the %2 back, %n units, by as much as %4.</source>
        <translation>
            <numerusform>Per %1 si ritirò il corpo «%2»: indietro un’unità, di %4.</numerusform>
            <numerusform>Per %1 si ritirò il corpo «%2»: indietro %n unità, fino a %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 fell back with %n units, by up to %4.</source>
        <translation>
            <numerusform>Il corpo «%2», per %1, portò indietro un’unità, di %4.</numerusform>
            <numerusform>Il corpo «%2», per %1, ripiegò con %n unità, fino a %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rearranged the %2: %n units took new places, marching up to %4.</source>
        <translation>
            <numerusform>Per %1 si riordinò il corpo «%2»: un’unità prese un nuovo posto, con una marcia di %4.</numerusform>
            <numerusform>Per %1 si riordinò il corpo «%2»: %n unità presero nuovi posti, con marce fino a %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 shifted %n units to new places, by up to %4.</source>
        <translation>
            <numerusform>Il corpo «%2», per %1, spostò un’unità in un nuovo posto, a %4.</numerusform>
            <numerusform>Il corpo «%2», per %1, spostò %n unità in nuovi posti, fino a %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %2 of %1, %n units turned to face another way without leaving their places.</source>
        <translation>
            <numerusform>Per %1, nel corpo «%2», un’unità si girò da un’altra parte senza lasciare il suo posto.</numerusform>
            <numerusform>Per %1, nel corpo «%2», %n unità si girarono da un’altra parte senza lasciare il loro posto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n units of the %2 turn where they stood.</source>
        <translation>
            <numerusform>Il corpo «%2», per %1, fece girare sul posto un’unità.</numerusform>
            <numerusform>Il corpo «%2», per %1, fece girare sul posto %n unità.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took a place in the ranks of %2.</source>
        <translation>%1 prese posto tra le righe dell’unità %2.</translation>
    </message>
    <message>
        <source>From then on %1 was to be found with %2.</source>
        <translation>Da allora in poi %1 si trovava con l’unità %2.</translation>
    </message>
    <message>
        <source>%1 came up to join %2.</source>
        <translation>%1 venne a unirsi all’unità %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 saw %n of their generals join the ranks; %3 stood with %4.</source>
        <translation>
            <numerusform>Per %1 un generale si unì alle truppe: %3, con l’unità %4.</numerusform>
            <numerusform>Per %1 si unirono alle truppe %n generali; %3 era con l’unità %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the army of %1, %n generals took places in the ranks, among them %3 with %4.</source>
        <translation>
            <numerusform>Un generale prese posto tra le righe per guidare %1: %3, con l’unità %4.</numerusform>
            <numerusform>Per %1 presero posto tra le righe %n generali, e fra loro %3, con l’unità %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 shot well: %n stands fell, and %3 suffered most.</source>
        <translation>
            <numerusform>Per %1 tirò bene il corpo «%2»: cadde una basetta dell’unità %3.</numerusform>
            <numerusform>Per %1 tirò bene il corpo «%2»: caddero %n basette, e a soffrire di più fu l’unità %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 took careful aim and struck down %n stands; %3 had the worst of it.</source>
        <translation>
            <numerusform>Il corpo «%2», per %1, prese bene la mira e abbatté una basetta dell’unità %3.</numerusform>
            <numerusform>Il corpo «%2», per %1, prese bene la mira e abbatté %n basette; ebbe la peggio l’unità %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 shot at %3, who lost %n stands.</source>
        <translation>
            <numerusform>Il corpo «%2», per %1, tirò contro l’unità %3: una basetta in meno.</numerusform>
            <numerusform>Il corpo «%2», per %1, tirò contro l’unità %3: %n basette in meno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 found the range of %3, and %n stands fell.</source>
        <translation>
            <numerusform>Per %1 il corpo «%2» trovò la distanza giusta contro l’unità %3, e cadde una basetta.</numerusform>
            <numerusform>Per %1 il corpo «%2» trovò la distanza giusta contro l’unità %3, e caddero %n basette.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the shots of the %2 of %1, %3 lost %n stands.</source>
        <translation>
            <numerusform>Per %1 tirò anche il corpo «%2», e l’unità %3 perse una basetta.</numerusform>
            <numerusform>Per %1 tirò anche il corpo «%2», e l’unità %3 perse %n basette.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Elsewhere on the line the volleys of %1 brought down another %n stands.</source>
        <translation>
            <numerusform>Altrove sulla linea, per %1, le scariche abbatterono un’altra basetta.</numerusform>
            <numerusform>Altrove sulla linea, per %1, le scariche abbatterono altre %n basette.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other volleys of %1 brought down %n more stands.</source>
        <translation>
            <numerusform>Con le altre scariche, per %1, cadde ancora una basetta nemica.</numerusform>
            <numerusform>Con le altre scariche, per %1, caddero ancora %n basette nemiche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the volleys of %1, %n did no harm.</source>
        <translation>
            <numerusform>Una scarica andò a vuoto, per %1.</numerusform>
            <numerusform>Andarono a vuoto %n scariche, per %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 let fly %n volleys that harmed nobody.</source>
        <translation>
            <numerusform>Una scarica volò per %1 senza colpire nessuno.</numerusform>
            <numerusform>Volarono per %1 %n scariche senza colpire nessuno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Under the shots of %1 the last of %2 left the field.</source>
        <translation>Sotto i tiri dell’unità %1 l’unità %2 lasciò il campo, fino all’ultimo uomo.</translation>
    </message>
    <message>
        <source>%2 could bear the shots of %1 no longer and broke up.</source>
        <translation>L’unità %2 non resse più ai tiri dell’unità %1 e si disperse.</translation>
    </message>
    <message>
        <source>%1 charged %2 head-on.</source>
        <translation>L’unità %1 caricò frontalmente %2.</translation>
    </message>
    <message>
        <source>%1 went straight for %2.</source>
        <translation>L’unità %1 andò dritto contro %2.</translation>
    </message>
    <message>
        <source>With a shout %1 threw themselves at %2.</source>
        <translation>Con un grido l’unità %1 si gettò contro %2.</translation>
    </message>
    <message>
        <source>%1 charged %2 head-on, and %3 went for %4.</source>
        <translation>L’unità %1 caricò frontalmente %2, e %3 fece lo stesso contro %4.</translation>
    </message>
    <message>
        <source>While %1 closed with %2, %3 ran straight at %4.</source>
        <translation>Mentre l’unità %1 veniva alle mani con %2, l’unità %3 corse dritto contro %4.</translation>
    </message>
    <message>
        <source>%1 threw themselves at %2, and %3 at %4.</source>
        <translation>L’unità %1 si gettò contro %2, e l’unità %3 contro %4.</translation>
    </message>
    <message>
        <source>%1 met %2 face to face, and %3 charged %4.</source>
        <translation>L’unità %1 affrontò %2 faccia a faccia, e l’unità %3 caricò %4.</translation>
    </message>
    <message>
        <source>%1 caught %2 in the flank or in the rear.</source>
        <translation>L’unità %1 sorprese %2 sul fianco o alle spalle.</translation>
    </message>
    <message>
        <source>From the side or from behind, %1 ran into %2.</source>
        <translation>Di lato o da dietro, l’unità %1 piombò contro %2.</translation>
    </message>
    <message>
        <source>%1 and %2 fell upon %3 together.</source>
        <translation>%1 e %2 assalirono insieme l’unità %3.</translation>
    </message>
    <message>
        <source>%3 had two charges to meet, from %1 and from %2.</source>
        <translation>L’unità %3 ebbe due cariche da sostenere: %1 e %2.</translation>
    </message>
    <message numerus="yes">
        <source>On %2 closed in %n units at once.</source>
        <translation>
            <numerusform>Contro l’unità %2 si strinse un’unità.</numerusform>
            <numerusform>Contro l’unità %2 si strinsero %n unità insieme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against %2 came %n units together.</source>
        <translation>
            <numerusform>Contro l’unità %2 venne un’unità nemica.</numerusform>
            <numerusform>Contro l’unità %2 vennero insieme %n unità nemiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 dared to charge %2 rather than wait for it.</source>
        <translation>L’unità %1 osò caricare %2 invece di aspettare.</translation>
    </message>
    <message>
        <source>%1 ran in under the tusks of %2.</source>
        <translation>L’unità %1 corse fin sotto le zanne e affrontò %2.</translation>
    </message>
    <message>
        <source>To pin the beast down, %1 went for %2.</source>
        <translation>Per bloccare la bestia, l’unità %1 assalì %2.</translation>
    </message>
    <message>
        <source>The crew of %1 saw %2 coming and ran.</source>
        <translation>I serventi di una macchina, %1, videro arrivare %2 e scapparono.</translation>
    </message>
    <message>
        <source>%1 stood alone: the crew had fled before %2.</source>
        <translation>%1 restò senza serventi: erano fuggiti davanti all’unità %2.</translation>
    </message>
    <message>
        <source>Nobody stayed with %1 to await the charge of %2.</source>
        <translation>Presso %1 nessuno restò ad aspettare la carica dell’unità %2.</translation>
    </message>
    <message>
        <source>%1 shied at the noise of %2, turned about and was seen no more.</source>
        <translation>%1 si spaventò al frastuono dell’unità %2, si voltò e non si vide più.</translation>
    </message>
    <message>
        <source>At the horns of %2, %1 took fright and trotted away, doing no harm.</source>
        <translation>Al suono dei corni dell’unità %2, %1 si spaventò e trottò via senza far male a nessuno.</translation>
    </message>
    <message numerus="yes">
        <source>%1 trampled into %2, which cost the unit %n stands.</source>
        <translation>
            <numerusform>%1 travolse l’unità %2, che perse una basetta.</numerusform>
            <numerusform>%1 travolse l’unità %2, che perse %n basette.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ground shook as %1 struck %2: %n stands were gone at once.</source>
        <translation>
            <numerusform>La terra tremò quando %1 urtò l’unità %2: una basetta sparì in un attimo.</numerusform>
            <numerusform>La terra tremò quando %1 urtò l’unità %2: %n basette sparirono in un attimo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing could stop %1; the shock took %n stands from %2.</source>
        <translation>
            <numerusform>Nulla poteva fermare %1; nell’urto l’unità %2 perse una basetta.</numerusform>
            <numerusform>Nulla poteva fermare %1; nell’urto l’unità %2 perse %n basette.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 went through %2 like a storm, and the unit was scattered.</source>
        <translation>%1 passò come una tempesta attraverso l’unità %2, che si disperse.</translation>
    </message>
    <message>
        <source>When %1 struck %2, nobody stayed to fight on.</source>
        <translation>Quando %1 urtò l’unità %2, nessuno restò a combattere.</translation>
    </message>
    <message numerus="yes">
        <source>The ground shook as %n elephants of %1 broke into the ranks of %3, where %4 stands were lost in an instant.</source>
        <translation>
            <numerusform>La terra tremò, e per %1 un elefante irruppe tra le righe nemiche. Basette perse in un attimo per %3: %4.</numerusform>
            <numerusform>La terra tremò, e per %1 irruppero tra le righe nemiche %n elefanti. Basette perse in un attimo per %3: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tusk beside tusk, %n elephants of %1 thundered into the line of %3 and took %4 stands out of it.</source>
        <translation>
            <numerusform>Con le zanne avanti un elefante, per %1, si abbatté sulla linea nemica. Basette perse per %3: %4.</numerusform>
            <numerusform>Zanna accanto a zanna %n elefanti, per %1, si abbatterono sulla linea nemica. Basette perse per %3: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To pin the elephants down, %n units of %1 ran to meet them.</source>
        <translation>
            <numerusform>Per bloccare gli elefanti un’unità corse loro incontro, per %1.</numerusform>
            <numerusform>Per bloccare gli elefanti %n unità corsero loro incontro, per %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rather than wait for the elephants, %n units of %1 went at them.</source>
        <translation>
            <numerusform>Invece di aspettare gli elefanti, per %1 un’unità li assalì.</numerusform>
            <numerusform>Invece di aspettare gli elefanti, per %1 %n unità li assalirono.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still at a run, %1 met %2 next.</source>
        <translation>Ancora di corsa, l’unità %1 incontrò poi %2.</translation>
    </message>
    <message>
        <source>The same rush carried %1 on into %2.</source>
        <translation>Lo stesso slancio portò l’unità %1 fin contro %2.</translation>
    </message>
    <message>
        <source>Neither side risked a charge.</source>
        <translation>Nessuna delle due parti rischiò una carica.</translation>
    </message>
    <message>
        <source>Both sides waited, and nobody charged.</source>
        <translation>Le due parti aspettarono, e nessuno caricò.</translation>
    </message>
    <message>
        <source>%1 broke the ranks of %2 and won the fight.</source>
        <translation>L’unità %1 ruppe le righe dell’unità %2 e vinse lo scontro.</translation>
    </message>
    <message>
        <source>%2 gave way before %1 and left the field.</source>
        <translation>L’unità %2 cedette davanti all’unità %1 e lasciò il campo.</translation>
    </message>
    <message>
        <source>Step by step %1 pushed %2 back until there was nobody left to push.</source>
        <translation>Passo dopo passo l’unità %1 respinse %2, finché non restò nessuno da respingere.</translation>
    </message>
    <message>
        <source>The fight between %1 and %2 was over: the field belonged to %1.</source>
        <translation>Lo scontro fra %1 e %2 era finito: il campo restò all’unità %1.</translation>
    </message>
    <message>
        <source>%1 had the better of %2, who broke and ran.</source>
        <translation>L’unità %1 ebbe la meglio contro %2, che si disperse in fuga.</translation>
    </message>
    <message>
        <source>Beset from more than one side, %1 left the field.</source>
        <translation>Attaccata da più lati, l’unità %1 lasciò il campo.</translation>
    </message>
    <message>
        <source>There were too many enemies around %1, and the unit came apart.</source>
        <translation>I nemici intorno erano troppi: l’unità %1 si disperse.</translation>
    </message>
    <message>
        <source>%1 fought several enemies at once and could not last.</source>
        <translation>L’unità %1 combatté contro più nemici insieme e non poté durare.</translation>
    </message>
    <message>
        <source>%1 and %2 wore each other out until neither was left.</source>
        <translation>%1 e %2 si consumarono a vicenda, finché non restò nessuno.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 outlasted the other; both were gone.</source>
        <translation>Né %1 né %2 durò più dell’altra unità: sparirono entrambe.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands and %2 lost %4, but neither gave way.</source>
        <translation>
            <numerusform>L’unità %1 perse una basetta e l’unità %2 perse %4, ma nessuna delle due cedette.</numerusform>
            <numerusform>L’unità %1 perse %n basette e l’unità %2 perse %4, ma nessuna delle due cedette.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was a hard fight: %1 lost %n stands, and %2 lost %4.</source>
        <translation>
            <numerusform>Fu uno scontro duro: l’unità %1 perse una basetta, e l’unità %2 perse %4.</numerusform>
            <numerusform>Fu uno scontro duro: l’unità %1 perse %n basette, e l’unità %2 perse %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both sides stood fast: %1 lost %n stands, and %2 lost %4.</source>
        <translation>
            <numerusform>Le due parti tennero duro: l’unità %1 perse una basetta, e l’unità %2 perse %4.</numerusform>
            <numerusform>Le due parti tennero duro: l’unità %1 perse %n basette, e l’unità %2 perse %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n fights still undecided, in which %2 had lost %3, and %4 had lost %5.</source>
        <translation>
            <numerusform>Uno scontro restava indeciso; perdite fino ad allora: %3 per %2 e %5 per %4.</numerusform>
            <numerusform>Restavano indecisi %n scontri; perdite fino ad allora: %3 per %2 e %5 per %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was settled yet in %n fights, where %2 had lost %3 and %4 had lost %5.</source>
        <translation>
            <numerusform>Uno scontro non era ancora risolto; perdite: %3 per %2 e %5 per %4.</numerusform>
            <numerusform>In %n scontri nulla era ancora risolto; perdite: %3 per %2 e %5 per %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n fights still undecided, in which %2 had lost %3, and %4 none.</source>
        <translation>
            <numerusform>Uno scontro restava indeciso; perdite fino ad allora: %3 per %2, nessuna per %4.</numerusform>
            <numerusform>Restavano indecisi %n scontri; perdite fino ad allora: %3 per %2, nessuna per %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n fights nobody had given way yet, though %2 had lost %3 and %4 none.</source>
        <translation>
            <numerusform>In uno scontro nessuno aveva ancora ceduto; perdite: %3 per %2, nessuna per %4.</numerusform>
            <numerusform>In %n scontri nessuno aveva ancora ceduto; perdite: %3 per %2, nessuna per %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n fights that went on without a loss on either side.</source>
        <translation>
            <numerusform>Uno scontro continuò senza perdite da nessuna parte.</numerusform>
            <numerusform>Continuarono %n scontri senza perdite da nessuna parte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n fights nobody fell, and nobody gave way.</source>
        <translation>
            <numerusform>In uno scontro nessuno cadde e nessuno cedette.</numerusform>
            <numerusform>In %n scontri nessuno cadde e nessuno cedette.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drivers of %2 kept %n elephants in hand.</source>
        <translation>
            <numerusform>Il conducente tenne a freno un elefante, per %2.</numerusform>
            <numerusform>I conducenti tennero a freno %n elefanti, per %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the army of %2, %n elephants still listened to their drivers and fought on.</source>
        <translation>
            <numerusform>Per %2 un elefante ascoltava ancora il suo conducente e continuò a combattere.</numerusform>
            <numerusform>Per %2 %n elefanti ascoltavano ancora i loro conducenti e continuarono a combattere.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 would not be held any longer and ran off the field, meeting nobody.</source>
        <translation>%1 non si lasciò più trattenere e corse via dal campo senza incontrare nessuno.</translation>
    </message>
    <message>
        <source>Wild with noise, %1 broke away and was gone; nobody was in the path.</source>
        <translation>Fuori di sé per il frastuono, %1 scappò via; sul suo percorso non c’era nessuno.</translation>
    </message>
    <message>
        <source>%1 shook off the driver and made for open country.</source>
        <translation>%1 si scrollò di dosso il conducente e fuggì verso l’aperta campagna.</translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild, and it was %2 who paid for it with %n stands.</source>
        <translation>
            <numerusform>%1 si imbizzarrì, e il conto fu di una basetta per %2.</numerusform>
            <numerusform>%1 si imbizzarrì, e il conto fu di %n basette per %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In its flight %1 went right through the ranks of %2, where %n stands fell.</source>
        <translation>
            <numerusform>Nella fuga %1 passò attraverso le righe nemiche, e cadde una basetta per %2.</numerusform>
            <numerusform>Nella fuga %1 passò attraverso le righe nemiche, e caddero %n basette per %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild among its own people, and %2 lost %n stands.</source>
        <translation>
            <numerusform>%1 si imbizzarrì in mezzo ai suoi, e cadde una basetta per %2.</numerusform>
            <numerusform>%1 si imbizzarrì in mezzo ai suoi, e caddero %n basette per %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The driver of %1 lost hold, and the beast fled through the ranks of %2, its own side, where %n stands fell.</source>
        <translation>
            <numerusform>Il conducente perse la presa, e la bestia (%1) fuggì tra le righe della sua stessa parte: una basetta in meno per %2.</numerusform>
            <numerusform>Il conducente perse la presa, e la bestia (%1) fuggì tra le righe della sua stessa parte: %n basette in meno per %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild and made no difference between friend and foe: %2 lost %n stands, and %4 lost %5.</source>
        <translation>
            <numerusform>%1 si imbizzarrì senza distinguere amici e nemici: il conto fu di una basetta per %2 e di %5 per %4.</numerusform>
            <numerusform>%1 si imbizzarrì senza distinguere amici e nemici: il conto fu di %n basette per %2 e di %5 per %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fled in its fright through friend and foe: %2 lost %n stands, and %4 lost %5.</source>
        <translation>
            <numerusform>Per lo spavento %1 fuggì fra amici e nemici: il prezzo fu di una basetta per %2 e di %5 per %4.</numerusform>
            <numerusform>Per lo spavento %1 fuggì fra amici e nemici: il prezzo fu di %n basette per %2 e di %5 per %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>What remained of %1 scattered before %2.</source>
        <translation>Quel che restava dell’unità %1 si disperse quando passò %2.</translation>
    </message>
    <message>
        <source>%1 stood in the path of %2, and that was the end of the unit.</source>
        <translation>L’unità %1 si trovò davanti %2, e fu la sua fine.</translation>
    </message>
    <message>
        <source>%1 fell among the men of %2.</source>
        <translation>%1 cadde tra gli uomini dell’unità %2.</translation>
    </message>
    <message>
        <source>Fighting beside %2, %1 was struck down.</source>
        <translation>Combattendo accanto all’unità %2, %1 cadde.</translation>
    </message>
    <message>
        <source>%1 did not come back from the fight of %2.</source>
        <translation>%1 non fece ritorno dallo scontro dell’unità %2.</translation>
    </message>
    <message>
        <source>%1, on whom %2 had set their hopes, fell with %3.</source>
        <translation>%1, grande speranza per %2, cadde con l’unità %3.</translation>
    </message>
    <message>
        <source>A cry went through the army of %2: %1 had fallen in the ranks of %3.</source>
        <translation>Brutta notizia per %2: %1 era fra i caduti, con l’unità %3.</translation>
    </message>
    <message>
        <source>%1 had been in the thick of it and came out unhurt.</source>
        <translation>%1 era nel folto della mischia e ne uscì senza ferite.</translation>
    </message>
    <message>
        <source>%1 stood in the front rank, and no blow found its mark.</source>
        <translation>%1 combatté davanti a tutti, e nessun colpo andò a segno.</translation>
    </message>
    <message>
        <source>Few would have staked much on %1, but they beat %2; the chance had been %3.</source>
        <translation>Pochi ci avrebbero creduto, ma l’unità %1 batté %2; la probabilità era %3.</translation>
    </message>
    <message>
        <source>Against all expectation %1 got the better of %2. When they met, the chance of it was %3.</source>
        <translation>Contro ogni attesa l’unità %1 ebbe la meglio contro %2. Quando si incontrarono, la probabilità era %3.</translation>
    </message>
    <message>
        <source>%1 should have been swept away, and yet some stood their ground: the chance was %2.</source>
        <translation>Per l’unità %1 sembrava finita, eppure qualcuno tenne il campo: la probabilità era %2.</translation>
    </message>
    <message>
        <source>With a chance of only %2, %1 held out.</source>
        <translation>Con una probabilità di appena %2, l’unità %1 resistette.</translation>
    </message>
    <message numerus="yes">
        <source>The turn had cost %1 %n stands; %3 had lost %4.</source>
        <translation>
            <numerusform>Per %1 il turno era costato una basetta; per %3, %4.</numerusform>
            <numerusform>Per %1 il turno era costato %n basette; per %3, %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When the dust settled, %1 had %n stands fewer than before, and %3 had lost %4.</source>
        <translation>
            <numerusform>Quando la polvere si posò, il conto era questo: una basetta in meno per %1, %4 in meno per %3.</numerusform>
            <numerusform>Quando la polvere si posò, il conto era questo: %n basette in meno per %1, %4 in meno per %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the end of the turn %1 had lost %n stands, and %3 had lost %4.</source>
        <translation>
            <numerusform>Alla fine del turno le perdite erano di una basetta per %1 e di %4 per %3.</numerusform>
            <numerusform>Alla fine del turno le perdite erano di %n basette per %1 e di %4 per %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turn had cost %1 %n stands, and %3 none.</source>
        <translation>
            <numerusform>Per %1 il turno era costato una basetta; per %3, nessuna.</numerusform>
            <numerusform>Per %1 il turno era costato %n basette; per %3, nessuna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 came out of it weaker, by %n stands; %3 had lost nothing.</source>
        <translation>
            <numerusform>Solo una parte ne uscì più debole, %1: una basetta in meno. Nessuna perdita per %3.</numerusform>
            <numerusform>Solo una parte ne uscì più debole, %1: %n basette in meno. Nessuna perdita per %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 passed, and nobody was lost.</source>
        <translation>Passò il turno %1, e nessuno andò perso.</translation>
    </message>
    <message>
        <source>So ended turn %1, without a loss on either side.</source>
        <translation>Così finì il turno %1, senza perdite da nessuna parte.</translation>
    </message>
    <message numerus="yes">
        <source>Of the %3 stands that counted, %1 had lost %n.</source>
        <translation>
            <numerusform>Delle %3 basette che contavano, per %1 ne era andata persa una.</numerusform>
            <numerusform>Delle %3 basette che contavano, per %1 ne erano andate perse %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The battle had cost %1 %n of the %3 stands that counted.</source>
        <translation>
            <numerusform>Per %1 la battaglia era costata una basetta delle %3 che contavano.</numerusform>
            <numerusform>Per %1 la battaglia era costata %n basette delle %3 che contavano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the %2 stands that counted, %1 had not lost one.</source>
        <translation>Delle %2 basette che contavano, per %1 non ne andò persa nessuna.</translation>
    </message>
    <message>
        <source>All the %2 stands of %1 that counted were left.</source>
        <translation>Restavano tutte le %2 basette che contavano per %1.</translation>
    </message>
    <message numerus="yes">
        <source>Of the generals of %1, %n did not see the evening.</source>
        <translation>
            <numerusform>Per %1 un generale non vide la sera.</numerusform>
            <numerusform>Per %1 %n generali non videro la sera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here, in turn %1, the record stops. The battle is not decided yet.</source>
        <translation>Qui, nel turno %1, il diario si ferma. La battaglia non è ancora decisa.</translation>
    </message>
    <message>
        <source>The shooting tipped the scales towards %1, by %2 of an army.</source>
        <translation>Il tiro fece pendere la bilancia verso %1: %2 di un esercito.</translation>
    </message>
    <message>
        <source>The volleys of this turn were worth %2 of an army to %1.</source>
        <translation>Per %1 le scariche di questo turno valsero molto: %2 di un esercito.</translation>
    </message>
    <message>
        <source>The charges of this turn were worth %2 of an army to %1.</source>
        <translation>Per %1 le cariche di questo turno valsero molto: %2 di un esercito.</translation>
    </message>
    <message>
        <source>Who met whom here mattered: the battle leaned towards %1 by %2 of an army more.</source>
        <translation>Qui contò chi incontrava chi: la battaglia pendette verso %1, per un altro %2 di un esercito.</translation>
    </message>
    <message>
        <source>This melee tipped the scales towards %1, by %2 of an army.</source>
        <translation>Questa mischia fece pendere la bilancia verso %1: %2 di un esercito.</translation>
    </message>
    <message>
        <source>This melee was worth %2 of an army to %1.</source>
        <translation>Per %1 questa mischia valse molto: %2 di un esercito.</translation>
    </message>
    <message>
        <source>%1 lost %2, whose voice was missing from then on.</source>
        <translation>Grave perdita per %1: %2. La sua voce mancò da allora in poi.</translation>
    </message>
    <message>
        <source>From here on %1 had to do without %2.</source>
        <translation>Da qui in poi %2 non c’era più: un duro colpo per %1.</translation>
    </message>
    <message>
        <source>%1 lost %2, their commander in chief.</source>
        <translation>Grave perdita per %1: il comandante in capo, %2.</translation>
    </message>
    <message numerus="yes">
        <source>The rampage of %1 took %n stands off the table.</source>
        <translation>
            <numerusform>La furia dell’elefante (%1) tolse dal tavolo una basetta.</numerusform>
            <numerusform>La furia dell’elefante (%1) tolse dal tavolo %n basette.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild, and %n stands were gone.</source>
        <translation>
            <numerusform>%1 si imbizzarrì, e una basetta non c’era più.</numerusform>
            <numerusform>%1 si imbizzarrì, e %n basette non c’erano più.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won against %2, for which the chance had been %3.</source>
        <translation>L’unità %1 vinse contro %2; la probabilità era %3.</translation>
    </message>
    <message>
        <source>A victory of %1 over %2 that only %3 of such fights would have brought.</source>
        <translation>Una vittoria rara dell’unità %1 contro %2; la probabilità era %3.</translation>
    </message>
    <message>
        <source>%1 stood fast where the chance was %2.</source>
        <translation>L’unità %1 resistette dove la probabilità era %2.</translation>
    </message>
    <message>
        <source>%1 lasted through a round that only %2 of units in such straits would have lasted through.</source>
        <translation>L’unità %1 superò una ripresa difficile; la probabilità era %2.</translation>
    </message>
    <message numerus="yes">
        <source>Forward went the %1, %n units, as far as %3.</source>
        <translation>
            <numerusform>Un’unità del corpo «%1» andò avanti di %3.</numerusform>
            <numerusform>Il corpo «%1» andò avanti con %n unità, fino a %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 pressed on with %n units, by up to %3.</source>
        <translation>
            <numerusform>Il corpo «%1» spinse avanti un’unità, di %3.</numerusform>
            <numerusform>Il corpo «%1» incalzò con %n unità, fino a %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 moved up: %n units, the quickest of them by %3.</source>
        <translation>
            <numerusform>Il corpo «%1» si fece sotto con un’unità, avanzando di %3.</numerusform>
            <numerusform>Il corpo «%1» si fece sotto con %n unità; la più veloce percorse %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 drew %n units back, by as much as %3.</source>
        <translation>
            <numerusform>Il corpo «%1» portò indietro un’unità, di %3.</numerusform>
            <numerusform>Il corpo «%1» portò indietro %n unità, fino a %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 fell back with %n units, by up to %3.</source>
        <translation>
            <numerusform>Il corpo «%1» ripiegò con un’unità, di %3.</numerusform>
            <numerusform>Il corpo «%1» ripiegò con %n unità, fino a %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %1, %n units took new places, marching up to %3.</source>
        <translation>
            <numerusform>Nel corpo «%1» un’unità prese un nuovo posto, con una marcia di %3.</numerusform>
            <numerusform>Nel corpo «%1» %n unità presero nuovi posti, con marce fino a %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 shifted %n units to new places, by up to %3.</source>
        <translation>
            <numerusform>Il corpo «%1» spostò un’unità in un nuovo posto, a %3.</numerusform>
            <numerusform>Il corpo «%1» spostò %n unità in nuovi posti, fino a %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %1, %n units turned to face another way without leaving their places.</source>
        <translation>
            <numerusform>Nel corpo «%1» un’unità si girò da un’altra parte senza lasciare il suo posto.</numerusform>
            <numerusform>Nel corpo «%1» %n unità si girarono da un’altra parte senza lasciare il loro posto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 had %n units turn where they stood.</source>
        <translation>
            <numerusform>Il corpo «%1» fece girare sul posto un’unità.</numerusform>
            <numerusform>Il corpo «%1» fece girare sul posto %n unità.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 shot well: %n stands fell, and %2 suffered most.</source>
        <translation>
            <numerusform>Il corpo «%1» tirò bene: cadde una basetta dell’unità %2.</numerusform>
            <numerusform>Il corpo «%1» tirò bene: caddero %n basette, e a soffrire di più fu l’unità %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 took careful aim and struck down %n stands; %2 had the worst of it.</source>
        <translation>
            <numerusform>Il corpo «%1» prese bene la mira e abbatté una basetta dell’unità %2.</numerusform>
            <numerusform>Il corpo «%1» prese bene la mira e abbatté %n basette; ebbe la peggio l’unità %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 shot at %2, who lost %n stands.</source>
        <translation>
            <numerusform>Il corpo «%1» tirò contro l’unità %2: una basetta in meno.</numerusform>
            <numerusform>Il corpo «%1» tirò contro l’unità %2: %n basette in meno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 found the range of %2, and %n stands fell.</source>
        <translation>
            <numerusform>Il corpo «%1» trovò la distanza giusta contro l’unità %2, e cadde una basetta.</numerusform>
            <numerusform>Il corpo «%1» trovò la distanza giusta contro l’unità %2, e caddero %n basette.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the shots of the %1, %2 lost %n stands.</source>
        <translation>
            <numerusform>Sotto i tiri del corpo «%1» l’unità %2 perse una basetta.</numerusform>
            <numerusform>Sotto i tiri del corpo «%1» l’unità %2 perse %n basette.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>The armies before the battle</source>
        <translation>Gli eserciti prima della battaglia</translation>
    </message>
    <message>
        <source>The table after turn %1</source>
        <translation>Il tavolo dopo il turno %1</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Momenti decisivi</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Come finì</translation>
    </message>
    <message>
        <source>Losses side by side</source>
        <translation>Le perdite a confronto</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>Unità rimaste</translation>
    </message>
    <message>
        <source>Stands left</source>
        <translation>Basette rimaste</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perse</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Generali</translation>
    </message>
    <message>
        <source>Stands that count for victory</source>
        <translation>Basette che contano per la vittoria</translation>
    </message>
    <message>
        <source>Show the events that each sentence rests on</source>
        <translation>Mostra gli eventi su cui si basa ogni frase</translation>
    </message>
    <message>
        <source>An event is named by its entry in the battle&apos;s record and its place in that entry.</source>
        <translation>Un evento si indica con la sua voce nel diario della battaglia e il suo posto in quella voce.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more stands</source>
        <translation>
            <numerusform>%1: una basetta in più</numerusform>
            <numerusform>%1: %n basette in più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fewer stands</source>
        <translation>
            <numerusform>%1: una basetta in meno</numerusform>
            <numerusform>%1: %n basette in meno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2: %n more stands for each unit</source>
        <translation>
            <numerusform>%1 (%2): una basetta in più per ogni unità</numerusform>
            <numerusform>%1 (%2): %n basette in più per ogni unità</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2: %n fewer stands for each unit</source>
        <translation>
            <numerusform>%1 (%2): una basetta in meno per ogni unità</numerusform>
            <numerusform>%1 (%2): %n basette in meno per ogni unità</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more stands for each unit</source>
        <translation>
            <numerusform>%1: una basetta in più per ogni unità</numerusform>
            <numerusform>%1: %n basette in più per ogni unità</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fewer stands for each unit</source>
        <translation>
            <numerusform>%1: una basetta in meno per ogni unità</numerusform>
            <numerusform>%1: %n basette in meno per ogni unità</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 farther forward</source>
        <translation>%1: %2 più avanti</translation>
    </message>
    <message>
        <source>%1: %2 farther back</source>
        <translation>%1: %2 più indietro</translation>
    </message>
    <message>
        <source>The whole army of %1: %2 farther forward</source>
        <translation>Tutto l’esercito (%1): %2 più avanti</translation>
    </message>
    <message>
        <source>The whole army of %1: %2 farther back</source>
        <translation>Tutto l’esercito (%1): %2 più indietro</translation>
    </message>
    <message>
        <source>%1: a hit in melee from %3 upwards, in place of %2</source>
        <translation>%1: in mischia colpisce da %3 in su, invece che da %2</translation>
    </message>
    <message>
        <source>%1: a hit after charging from %3 upwards, in place of %2</source>
        <translation>%1: dopo una carica colpisce da %3 in su, invece che da %2</translation>
    </message>
    <message>
        <source>Against %1: a hit in melee from %3 upwards, in place of %2</source>
        <translation>Contro %1: in mischia si colpisce da %3 in su, invece che da %2</translation>
    </message>
    <message>
        <source>%1: a hit when shooting from %3 upwards, in place of %2</source>
        <translation>%1: tirando colpisce da %3 in su, invece che da %2</translation>
    </message>
    <message>
        <source>A turn limit of %2 in place of %1</source>
        <translation>Limite di turni: %2 invece di %1</translation>
    </message>
    <message>
        <source>About %2 in 100 for %1 (%3 to %4)</source>
        <translation>Circa %2 su 100 per %1 (da %3 a %4)</translation>
    </message>
    <message>
        <source>With draws shared, about %2 in 100 for %1 (%3 to %4)</source>
        <translation>Con le indecise divise a metà, circa %2 su 100 per %1 (da %3 a %4)</translation>
    </message>
    <message>
        <source>About %1 in 100 drawn (%2 to %3)</source>
        <translation>Circa %1 su 100 indecise (da %2 a %3)</translation>
    </message>
    <message>
        <source>Great victories in 100: %2 for %1, %4 for %3</source>
        <translation>Grandi vittorie su 100: %2 per %1, %4 per %3</translation>
    </message>
    <message>
        <source>A draw shared between both: %2 for %1, %4 for %3</source>
        <translation>Con le indecise divise a metà: %2 per %1, %4 per %3</translation>
    </message>
    <message>
        <source>As it is, about %2 of 100 battles go to %1; a draw counts half.</source>
        <translation>Così com’è, circa %2 battaglie su 100 vanno vinte per %1; un’indecisa vale mezza.</translation>
    </message>
    <message>
        <source>At best, about %2 of 100 go to %1.</source>
        <translation>Al meglio, circa %2 su 100 per %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n battles played</source>
        <translation>
            <numerusform>una battaglia giocata</numerusform>
            <numerusform>%n battaglie giocate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of %n battles</source>
        <translation>
            <numerusform>%2 su una battaglia</numerusform>
            <numerusform>%2 su %n battaglie</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few battles yet to say who is favoured.</source>
        <translation>Ancora troppo poche battaglie per dire chi è favorito.</translation>
    </message>
    <message>
        <source>An even battle.</source>
        <translation>Una battaglia equilibrata.</translation>
    </message>
    <message>
        <source>The battle leans towards %1.</source>
        <translation>La battaglia pende verso %1.</translation>
    </message>
    <message>
        <source>The battle clearly favours %1.</source>
        <translation>La battaglia favorisce nettamente %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>Un turno</numerusform>
            <numerusform>%n turni</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1 turns (%2 to %3)</source>
        <translation>Circa %1 turni (da %2 a %3)</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes of class time (%2 to %3)</source>
        <translation>
            <numerusform>Circa un minuto di lezione (da %2 a %3)</numerusform>
            <numerusform>Circa %n minuti di lezione (da %2 a %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lessons of 50 minutes</source>
        <translation>
            <numerusform>una lezione di 50 minuti</numerusform>
            <numerusform>%n lezioni di 50 minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 still there at the end, %2 won %3 battles in 100; without, %4.</source>
        <translation>Battaglie su 100 vinte per %2: con %1 ancora in campo alla fine, %3; senza, %4.</translation>
    </message>
    <message>
        <source>%1 took about %2 enemy stands a battle and lost about %3.</source>
        <translation>%1: circa %2 basette nemiche tolte a battaglia, e circa %3 perse.</translation>
    </message>
    <message numerus="yes">
        <source>move %n pieces</source>
        <translation>
            <numerusform>sposta un pezzo</numerusform>
            <numerusform>sposta %n pezzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turn %n pieces</source>
        <translation>
            <numerusform>gira un pezzo</numerusform>
            <numerusform>gira %n pezzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nudge %n pieces</source>
        <translation>
            <numerusform>ritocca un pezzo</numerusform>
            <numerusform>ritocca %n pezzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %n pieces</source>
        <translation>
            <numerusform>elimina un pezzo</numerusform>
            <numerusform>elimina %n pezzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>duplicate %n pieces</source>
        <translation>
            <numerusform>duplica un pezzo</numerusform>
            <numerusform>duplica %n pezzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paste %n pieces</source>
        <translation>
            <numerusform>incolla un pezzo</numerusform>
            <numerusform>incolla %n pezzi</numerusform>
        </translation>
    </message>
    <message>
        <source>align</source>
        <translation>allinea</translation>
    </message>
    <message>
        <source>share out evenly</source>
        <translation>distribuisci</translation>
    </message>
    <message>
        <source>close up</source>
        <translation>serra le unità</translation>
    </message>
    <message>
        <source>mirror across the table</source>
        <translation>specchia sul tavolo</translation>
    </message>
    <message>
        <source>replace the enemy by a mirror image</source>
        <translation>sostituisci il nemico con un’immagine speculare</translation>
    </message>
    <message numerus="yes">
        <source>draw up in %n lines</source>
        <translation>
            <numerusform>schiera su una linea</numerusform>
            <numerusform>schiera su %n linee</numerusform>
        </translation>
    </message>
    <message>
        <source>move into the deployment zone</source>
        <translation>sposta nella zona di schieramento</translation>
    </message>
    <message>
        <source>deployment zone</source>
        <translation>zona di schieramento</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tavolo</translation>
    </message>
    <message>
        <source>attach the general</source>
        <translation>unisci il generale</translation>
    </message>
    <message>
        <source>detach the general</source>
        <translation>separa il generale</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>rinomina</translation>
    </message>
    <message>
        <source>change the order of battle</source>
        <translation>cambia l’ordine di battaglia</translation>
    </message>
    <message>
        <source>add a unit</source>
        <translation>aggiungi un’unità</translation>
    </message>
    <message>
        <source>add a command</source>
        <translation>aggiungi un corpo</translation>
    </message>
    <message>
        <source>add a general</source>
        <translation>aggiungi un generale</translation>
    </message>
    <message>
        <source>add a side</source>
        <translation>aggiungi una parte</translation>
    </message>
    <message>
        <source>number of stands</source>
        <translation>numero di basette</translation>
    </message>
    <message>
        <source>commander-in-chief</source>
        <translation>comandante in capo</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces change sides</source>
        <translation>
            <numerusform>un pezzo cambia parte</numerusform>
            <numerusform>%n pezzi cambiano parte</numerusform>
        </translation>
    </message>
    <message>
        <source>table of the order of battle</source>
        <translation>tabella dell’ordine di battaglia</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>unit type</source>
        <translation>tipo di unità</translation>
    </message>
    <message>
        <source>stands left</source>
        <translation>basette rimaste</translation>
    </message>
    <message>
        <source>place</source>
        <translation>posto</translation>
    </message>
    <message>
        <source>facing</source>
        <translation>orientamento</translation>
    </message>
    <message>
        <source>general</source>
        <translation>generale</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>colori</translation>
    </message>
    <message>
        <source>text</source>
        <translation>testo</translation>
    </message>
    <message>
        <source>default language</source>
        <translation>lingua predefinita</translation>
    </message>
    <message>
        <source>remove a language</source>
        <translation>togli una lingua</translation>
    </message>
    <message>
        <source>rule option</source>
        <translation>opzione di regola</translation>
    </message>
    <message>
        <source>number of turns</source>
        <translation>numero di turni</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>punti di vittoria</translation>
    </message>
    <message>
        <source>sequence of play</source>
        <translation>sequenza di gioco</translation>
    </message>
    <message>
        <source>who acts first</source>
        <translation>chi agisce per primo</translation>
    </message>
    <message>
        <source>mend a fault</source>
        <translation>correggi un difetto</translation>
    </message>
    <message>
        <source>add from the library</source>
        <translation>aggiungi dalla raccolta</translation>
    </message>
    <message>
        <source>restore unsaved work</source>
        <translation>recupera il lavoro non salvato</translation>
    </message>
    <message>
        <source>read the file again</source>
        <translation>rileggi il file</translation>
    </message>
    <message>
        <source>bring back an earlier version</source>
        <translation>torna a una versione precedente</translation>
    </message>
    <message>
        <source>make the battle more even</source>
        <translation>rendi la battaglia più equilibrata</translation>
    </message>
    <message>
        <source>add a unit type</source>
        <translation>aggiungi un tipo di unità</translation>
    </message>
    <message>
        <source>duplicate a unit type</source>
        <translation>duplica un tipo di unità</translation>
    </message>
    <message>
        <source>delete a unit type</source>
        <translation>elimina un tipo di unità</translation>
    </message>
    <message>
        <source>kind of troops</source>
        <translation>genere di truppe</translation>
    </message>
    <message>
        <source>how troops move</source>
        <translation>come si muovono le truppe</translation>
    </message>
    <message>
        <source>how troops shoot</source>
        <translation>come tirano le truppe</translation>
    </message>
    <message>
        <source>how troops fight</source>
        <translation>come combattono le truppe</translation>
    </message>
    <message>
        <source>rules of elephants</source>
        <translation>regole degli elefanti</translation>
    </message>
    <message>
        <source>a trait of troops</source>
        <translation>una caratteristica delle truppe</translation>
    </message>
    <message>
        <source>stands of a unit type</source>
        <translation>basette di un tipo di unità</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>miniatura</translation>
    </message>
    <message>
        <source>import a drawing</source>
        <translation>importa un disegno</translation>
    </message>
    <message>
        <source>give a drawing its back</source>
        <translation>dai un retro a un disegno</translation>
    </message>
    <message>
        <source>remove the drawing of a back</source>
        <translation>togli il disegno di un retro</translation>
    </message>
    <message>
        <source>remove a drawing</source>
        <translation>togli un disegno</translation>
    </message>
    <message numerus="yes">
        <source>%n things must be mended before this battle can be played</source>
        <translation>
            <numerusform>una cosa da correggere prima di poter giocare questa battaglia</numerusform>
            <numerusform>%n cose da correggere prima di poter giocare questa battaglia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>playable, with %n doubts</source>
        <translation>
            <numerusform>si può giocare, con un dubbio</numerusform>
            <numerusform>si può giocare, con %n dubbi</numerusform>
        </translation>
    </message>
    <message>
        <source>all good: this battle can be played</source>
        <translation>tutto bene: questa battaglia si può giocare</translation>
    </message>
    <message numerus="yes">
        <source>There was no free place for %n pieces: they stand on top of others.</source>
        <translation>
            <numerusform>Non c’era un posto libero per un pezzo: sta sopra un altro.</numerusform>
            <numerusform>Non c’era un posto libero per %n pezzi: stanno sopra altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces selected</source>
        <translation>
            <numerusform>un pezzo selezionato</numerusform>
            <numerusform>%n pezzi selezionati</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Il turno</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Tiro</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>Carica</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elefanti</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Chi vince</translation>
    </message>
    <message>
        <source>%1: move</source>
        <translation>%1: movimento</translation>
    </message>
    <message>
        <source>%1: shoot</source>
        <translation>%1: tiro</translation>
    </message>
    <message>
        <source>Both sides: charge</source>
        <translation>Le due parti: carica</translation>
    </message>
    <message>
        <source>Both sides: melee</source>
        <translation>Le due parti: mischia</translation>
    </message>
    <message>
        <source>Each unit and each general at most once, in any order.</source>
        <translation>Ogni unità e ogni generale al massimo una volta, in qualsiasi ordine.</translation>
    </message>
    <message>
        <source>Each unit that can shoot at most once, one after another. Take off stands at once.</source>
        <translation>Ogni unità che può tirare, al massimo una volta, una dopo l’altra. Togli subito le basette.</translation>
    </message>
    <message>
        <source>All dice first, then all losses, last stands, a die for each general who fought, a control die for each elephant.</source>
        <translation>Prima tutti i dadi, poi tutte le perdite e le ultime basette, un dado per ogni generale che ha combattuto, un lancio di controllo per ogni elefante.</translation>
    </message>
    <message>
        <source>All dice first, then all losses, last stands, a die for each general who fought.</source>
        <translation>Prima tutti i dadi, poi tutte le perdite e le ultime basette, un dado per ogni generale che ha combattuto.</translation>
    </message>
    <message>
        <source>Before the first turn the sides place their commands one by one in turns, each inside its own zone.</source>
        <translation>Prima del turno 1 le parti schierano i loro corpi uno alla volta, alternandosi, ciascuna nella propria zona.</translation>
    </message>
    <message>
        <source>In each step a unit gets at most one order, in any order of units. A unit may move, shoot and charge in the same turn.</source>
        <translation>In ogni fase un’unità riceve al massimo un ordine; l’ordine fra le unità è libero. Un’unità può muovere, tirare e caricare nello stesso turno.</translation>
    </message>
    <message>
        <source>This battle begins in its midst: with step %2 of turn %1.</source>
        <translation>Questa battaglia comincia già in corso: dalla fase %2 del turno %1.</translation>
    </message>
    <message>
        <source>The battle is over when turn %1 is.</source>
        <translation>La battaglia finisce con il turno %1.</translation>
    </message>
    <message>
        <source>There is no last turn. The battle is over when %1 whole turns in a row have cost nobody anything.</source>
        <translation>Non c’è un ultimo turno. La battaglia finisce quando in %1 turni interi di fila nessuno ha perso nulla.</translation>
    </message>
    <message>
        <source>Formed units go straight ahead, slide obliquely at up to %1, or wheel. All wheels of one move together turn a unit by at most %1.</source>
        <translation>Le unità in ordine chiuso vanno dritto in avanti, avanzano in obliquo fino a %1 o fanno conversioni. Tutte le conversioni di un movimento girano un’unità di %1 al massimo.</translation>
    </message>
    <message>
        <source>Formed units go straight ahead, slide obliquely at up to %1, or wheel as far as their way lasts.</source>
        <translation>Le unità in ordine chiuso vanno dritto in avanti, avanzano in obliquo fino a %1 o fanno conversioni finché basta la strada.</translation>
    </message>
    <message>
        <source>Wheeling: one front corner stays where it is, the other goes round it. The way of that corner is what it costs.</source>
        <translation>Conversione: un angolo anteriore resta dov’è, l’altro gli gira intorno. Si paga la strada di quell’angolo.</translation>
    </message>
    <message>
        <source>Formed units never turn about, go back or step sideways.</source>
        <translation>Le unità in ordine chiuso non fanno mai dietrofront, non vanno indietro né di lato.</translation>
    </message>
    <message>
        <source>A formed unit may spend its whole move on turning about where it stands. It never goes back or sideways.</source>
        <translation>Un’unità in ordine chiuso può spendere tutto il movimento per un dietrofront sul posto. Non va mai indietro né di lato.</translation>
    </message>
    <message>
        <source>Units that go any direction take one straight way and turn once, before or after it. No corner may end farther away than the move is long.</source>
        <translation>Le unità che vanno in qualsiasi direzione fanno un tratto dritto e ruotano una volta, prima o dopo. Nessun angolo può finire più lontano di quanto è lungo il movimento.</translation>
    </message>
    <message>
        <source>Units of one stand that go any direction take one straight way, and turn before it and after it as they like.</source>
        <translation>Le unità di una sola basetta che vanno in qualsiasi direzione fanno un tratto dritto, e prima e dopo ruotano come vogliono.</translation>
    </message>
    <message>
        <source>Skirmishers may go through friends, and friends through skirmishers, if nobody ends on top of another. Nobody goes through those in melee.</source>
        <translation>Gli schermagliatori attraversano gli amici e gli amici attraversano loro, se nessuno finisce sopra un altro. Nessuno attraversa chi è in mischia.</translation>
    </message>
    <message>
        <source>Nobody goes through friends.</source>
        <translation>Nessuno attraversa gli amici.</translation>
    </message>
    <message>
        <source>Everybody may go through friends, if nobody ends on top of another. Nobody goes through those in melee.</source>
        <translation>Tutti possono attraversare gli amici, se nessuno finisce sopra un altro. Nessuno attraversa chi è in mischia.</translation>
    </message>
    <message>
        <source>A move never touches an enemy. Only a charge does.</source>
        <translation>Un movimento non tocca mai un nemico. Lo fa solo una carica.</translation>
    </message>
    <message>
        <source>Every part of a unit stays on the table.</source>
        <translation>Ogni parte di un’unità resta sul tavolo.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it and does not move.</source>
        <translation>Chi è in mischia ci resta e non si muove.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it. Only an elephant under control may move off.</source>
        <translation>Chi è in mischia ci resta. Solo un elefante sotto controllo può andarsene.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it. Only skirmishers may move off.</source>
        <translation>Chi è in mischia ci resta. Solo gli schermagliatori possono andarsene.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it. Only skirmishers and elephants under control may move off.</source>
        <translation>Chi è in mischia ci resta. Solo gli schermagliatori e gli elefanti sotto controllo possono andarsene.</translation>
    </message>
    <message>
        <source>A unit shoots at one enemy unit. If any part of the unit is in range, all its stands roll one die each.</source>
        <translation>Un’unità tira contro una sola unità nemica. Se una qualsiasi parte è a gittata, tutte le sue basette lanciano un dado ciascuna.</translation>
    </message>
    <message>
        <source>A unit shoots at one enemy unit. Only stands whose own base is in range roll one die each.</source>
        <translation>Un’unità tira contro una sola unità nemica. Lanciano un dado solo le basette che sono esse stesse a gittata.</translation>
    </message>
    <message>
        <source>Each hit takes one stand, at once.</source>
        <translation>Ogni colpo a segno toglie una basetta, subito.</translation>
    </message>
    <message>
        <source>Nothing blocks a shot.</source>
        <translation>Nulla ferma un tiro.</translation>
    </message>
    <message>
        <source>A shot is blocked if the line between the two middles runs through a third unit.</source>
        <translation>Un tiro è fermato se la linea fra i due centri passa attraverso una terza unità.</translation>
    </message>
    <message>
        <source>Units shoot in every direction.</source>
        <translation>Le unità tirano in ogni direzione.</translation>
    </message>
    <message>
        <source>Units shoot forward only: a corner of the target must be ahead of their front line.</source>
        <translation>Le unità tirano solo in avanti: un angolo del bersaglio dev’essere davanti alla linea del loro fronte.</translation>
    </message>
    <message>
        <source>Moving does not hinder shooting.</source>
        <translation>Muovere non impedisce di tirare.</translation>
    </message>
    <message>
        <source>Machines move or shoot in a turn, not both. Nobody else is hindered by moving.</source>
        <translation>In un turno le macchine muovono o tirano, non tutte e due le cose. Agli altri il movimento non impedisce nulla.</translation>
    </message>
    <message>
        <source>Whoever is in melee does not shoot and is not shot at.</source>
        <translation>Chi è in mischia non tira e non è un bersaglio.</translation>
    </message>
    <message>
        <source>Elephants cannot be shot down.</source>
        <translation>I tiri non abbattono gli elefanti.</translation>
    </message>
    <message>
        <source>One charge, or a pass, by turns; first: %1. Two passes in a row end the step.</source>
        <translation>Una carica a testa, o si passa, alternandosi; comincia: %1. Due «passo» di fila chiudono la fase.</translation>
    </message>
    <message>
        <source>One side makes all its charges, then the other. First: %1. Then: %2.</source>
        <translation>Una parte fa tutte le sue cariche, poi l’altra. Prima: %1. Poi: %2.</translation>
    </message>
    <message>
        <source>Roll one die for who begins: 1 to 3 %1, 4 to 6 %2. Then one charge, or a pass, by turns. Two passes in a row end the step.</source>
        <translation>Un dado per chi comincia: da 1 a 3 %1, da 4 a 6 %2. Poi una carica a testa, o si passa, alternandosi. Due «passo» di fila chiudono la fase.</translation>
    </message>
    <message>
        <source>A charge must reach an enemy. Its way is measured like a move and stops at the first touch.</source>
        <translation>Una carica deve raggiungere un nemico. La strada si misura come un movimento e finisce al primo contatto.</translation>
    </message>
    <message>
        <source>A unit charges once a turn. Whoever is in melee cannot charge, but can be charged.</source>
        <translation>Un’unità carica una volta per turno. Chi è in mischia non può caricare, ma può essere caricato.</translation>
    </message>
    <message>
        <source>Formed units charge as they move: ahead, obliquely or wheeling.</source>
        <translation>Le unità in ordine chiuso caricano come si muovono: in avanti, in obliquo o con conversioni.</translation>
    </message>
    <message>
        <source>Formed units charge straight ahead only.</source>
        <translation>Le unità in ordine chiuso caricano solo dritto in avanti.</translation>
    </message>
    <message>
        <source>Units that go any direction turn once, then charge straight.</source>
        <translation>Le unità che vanno in qualsiasi direzione ruotano una volta, poi caricano dritto.</translation>
    </message>
    <message>
        <source>Every enemy within %1 of the charger, where it stops, is in the melee too.</source>
        <translation>È in mischia anche ogni nemico entro %1 da chi carica, dove si ferma.</translation>
    </message>
    <message>
        <source>If the target is gone before the melee, the charger stops where it is.</source>
        <translation>Se il bersaglio sparisce prima della mischia, chi carica si ferma dov’è.</translation>
    </message>
    <message>
        <source>If the target is gone before the melee, the charger may go straight on with the way it has left, into whomever it meets.</source>
        <translation>Se il bersaglio sparisce prima della mischia, chi carica può proseguire dritto con la strada che gli resta, contro chi incontra.</translation>
    </message>
    <message>
        <source>Every unit in melee rolls one die for each of its stands, all at the same time. Each hit takes one stand.</source>
        <translation>Ogni unità in mischia lancia un dado per ogni sua basetta, tutte insieme. Ogni colpo a segno toglie una basetta.</translation>
    </message>
    <message>
        <source>A number under “Against it” counts in place of the attacker&apos;s own.</source>
        <translation>Un numero sotto «Contro di loro» vale al posto di quello dell’attaccante.</translation>
    </message>
    <message>
        <source>A number behind an arrow counts in the turn of the unit&apos;s own charge.</source>
        <translation>Un numero dopo una freccia vale nel turno in cui l’unità ha caricato.</translation>
    </message>
    <message>
        <source>A unit with several enemies puts all its dice on one of them.</source>
        <translation>Un’unità con più nemici mette tutti i dadi contro uno solo.</translation>
    </message>
    <message>
        <source>A unit with several enemies may share its dice out among them.</source>
        <translation>Un’unità con più nemici può dividere i dadi fra loro.</translation>
    </message>
    <message>
        <source>Hits beyond the last stand are lost.</source>
        <translation>I colpi oltre l’ultima basetta vanno persi.</translation>
    </message>
    <message>
        <source>Hits beyond the last stand go on to other enemies in the same melee.</source>
        <translation>I colpi oltre l’ultima basetta passano ad altri nemici nella stessa mischia.</translation>
    </message>
    <message>
        <source>Last stand: a unit that is down to one stand loses that too, at once, whatever the cause. Units that begin with one stand are spared this.</source>
        <translation>Ultima basetta: un’unità ridotta a una basetta perde subito anche quella, qualunque sia la causa. Non vale per le unità che cominciano con una sola basetta.</translation>
    </message>
    <message>
        <source>If both are still there they fight again next turn.</source>
        <translation>Se restano tutte e due, combattono ancora nel prossimo turno.</translation>
    </message>
    <message>
        <source>Neither shots nor melee harm an elephant.</source>
        <translation>Né i tiri né la mischia fanno male a un elefante.</translation>
    </message>
    <message>
        <source>%1: charging the front of troops that scare elephants, roll one die first. On %2 or more it runs off and does no harm.</source>
        <translation>%1: se carica sul fronte truppe che spaventano gli elefanti, prima si lancia un dado. Da %2 in su scappa e non fa danni.</translation>
    </message>
    <message>
        <source>%1: charging the front of troops that scare elephants, roll one die first. On a 6 it runs off and does no harm.</source>
        <translation>%1: se carica sul fronte truppe che spaventano gli elefanti, prima si lancia un dado. Con 6 scappa e non fa danni.</translation>
    </message>
    <message>
        <source>%1: nothing scares it.</source>
        <translation>%1: non si spaventa di niente.</translation>
    </message>
    <message numerus="yes">
        <source>%1: its charge takes %n stands of its target at contact.</source>
        <translation>
            <numerusform>%1: la sua carica toglie una basetta al bersaglio, al contatto.</numerusform>
            <numerusform>%1: la sua carica toglie %n basette al bersaglio, al contatto.</numerusform>
        </translation>
    </message>
    <message>
        <source>It comes from the front if its middle was ahead of the target&apos;s front line when it charged.</source>
        <translation>Viene dal fronte se, alla partenza, il suo centro era davanti alla linea del fronte del bersaglio.</translation>
    </message>
    <message>
        <source>It comes from the front if it touches the target&apos;s front edge.</source>
        <translation>Viene dal fronte se tocca il bordo anteriore del bersaglio.</translation>
    </message>
    <message>
        <source>Whoever charges an elephant is not trampled.</source>
        <translation>Chi carica un elefante non viene travolto.</translation>
    </message>
    <message>
        <source>Whoever charges an elephant loses stands as if it had charged.</source>
        <translation>Chi carica un elefante perde basette come se avesse caricato l’elefante.</translation>
    </message>
    <message>
        <source>After that it holds its enemy and rolls no dice in melee.</source>
        <translation>Dopo, trattiene il suo nemico e non lancia dadi in mischia.</translation>
    </message>
    <message>
        <source>In melee it rolls one die against skirmishers and hits on 4 or more.</source>
        <translation>In mischia lancia un dado contro gli schermagliatori e colpisce da 4 in su.</translation>
    </message>
    <message>
        <source>In melee it takes two stands a round, from the round after its charge; if it was charged, from the first.</source>
        <translation>In mischia toglie due basette a ripresa, dalla ripresa dopo la sua carica; se è stato caricato, dalla prima.</translation>
    </message>
    <message>
        <source>In melee it rolls one die against anybody and hits on 5 or more.</source>
        <translation>In mischia lancia un dado contro chiunque e colpisce da 5 in su.</translation>
    </message>
    <message>
        <source>After each round of melee an elephant was in, roll its control die. If its charge alone destroyed the target, do not.</source>
        <translation>Dopo ogni ripresa di mischia con un elefante, si fa il suo lancio di controllo. Se è bastata la carica a distruggere il bersaglio, no.</translation>
    </message>
    <message>
        <source>After each round of melee an elephant was in, roll its control die; also if its charge alone destroyed the target.</source>
        <translation>Dopo ogni ripresa di mischia con un elefante, si fa il suo lancio di controllo; anche se è bastata la carica a distruggere il bersaglio.</translation>
    </message>
    <message numerus="yes">
        <source>%1: running wild it goes %2 straight, then it is gone. Every unit in its path, friend or foe, loses %n stands.</source>
        <translation>
            <numerusform>%1: quando si imbizzarrisce corre dritto per %2, poi sparisce. Ogni unità sul suo percorso, amica o nemica, perde una basetta.</numerusform>
            <numerusform>%1: quando si imbizzarrisce corre dritto per %2, poi sparisce. Ogni unità sul suo percorso, amica o nemica, perde %n basette.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other elephants in that path are not harmed.</source>
        <translation>Agli altri elefanti sul percorso non succede nulla.</translation>
    </message>
    <message>
        <source>Other elephants in that path are gone as well.</source>
        <translation>Spariscono anche gli altri elefanti sul percorso.</translation>
    </message>
    <message>
        <source>Under control</source>
        <translation>Sotto controllo</translation>
    </message>
    <message>
        <source>Runs ahead</source>
        <translation>Corre in avanti</translation>
    </message>
    <message>
        <source>Runs to the right</source>
        <translation>Corre a destra</translation>
    </message>
    <message>
        <source>Runs to the left</source>
        <translation>Corre a sinistra</translation>
    </message>
    <message>
        <source>Turns and runs back</source>
        <translation>Si volta e torna indietro</translation>
    </message>
    <message>
        <source>A general goes up to %1 alone, in any direction and past anybody, or goes with a unit; not both.</source>
        <translation>Un generale va da solo fino a %1, in qualsiasi direzione e senza che nessuno lo fermi, oppure va con un’unità; non tutte e due le cose.</translation>
    </message>
    <message>
        <source>At the end of that way a general may join a unit, also one in melee, but cannot leave it there.</source>
        <translation>Alla fine di quella strada un generale può unirsi a un’unità, anche in mischia; ma finché è in mischia non può lasciarla.</translation>
    </message>
    <message>
        <source>At the end of that way a general may join a unit of the same command, a commander in chief any unit; also in melee, but cannot leave it there.</source>
        <translation>Alla fine di quella strada un generale può unirsi a un’unità del suo corpo, un comandante in capo a qualsiasi unità, anche in mischia; ma finché è in mischia non può lasciarla.</translation>
    </message>
    <message>
        <source>One general at most to a unit.</source>
        <translation>Al massimo un generale per unità.</translation>
    </message>
    <message>
        <source>Several generals may be with one unit.</source>
        <translation>Con un’unità possono stare più generali.</translation>
    </message>
    <message numerus="yes">
        <source>With a unit a general adds %n dice in melee, none in shooting.</source>
        <translation>
            <numerusform>Con un’unità un generale aggiunge un dado in mischia, nessuno nel tiro.</numerusform>
            <numerusform>Con un’unità un generale aggiunge %n dadi in mischia, nessuno nel tiro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dice.</source>
        <translation>
            <numerusform>%1: un dado.</numerusform>
            <numerusform>%1: %n dadi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>adds %n dice in melee</source>
        <translation>
            <numerusform>aggiunge un dado in mischia</numerusform>
            <numerusform>aggiunge %n dadi in mischia</numerusform>
        </translation>
    </message>
    <message>
        <source>After each round of melee roll one die for every general in it. On a 6 the general falls.</source>
        <translation>Dopo ogni ripresa di mischia si lancia un dado per ogni generale che c’era. Con 6 il generale cade.</translation>
    </message>
    <message>
        <source>If the unit is lost, the general stays there alone.</source>
        <translation>Se l’unità va persa, il generale resta lì da solo.</translation>
    </message>
    <message>
        <source>If the unit is lost, the general is lost with it.</source>
        <translation>Se l’unità va persa, anche il generale è perso.</translation>
    </message>
    <message>
        <source>Nobody shoots at a general or charges one.</source>
        <translation>Nessuno tira contro un generale o lo carica.</translation>
    </message>
    <message>
        <source>At the end count for each side what share of its stands it has lost, in per cent. Generals do not count.</source>
        <translation>Alla fine si conta per ogni parte quante basette ha perso, in percentuale. I generali non contano.</translation>
    </message>
    <message>
        <source>The shares differ by less than %1 points: drawn. From %1 on: a slight edge for the side that lost less. From %2 on: a great victory.</source>
        <translation>Se la differenza è minore di %1 punti: battaglia indecisa. Da %1 in su: lieve vantaggio per chi ha perso meno. Da %2 in su: grande vittoria.</translation>
    </message>
    <message>
        <source>A side that alone has units left has won a great victory.</source>
        <translation>Se solo una parte ha ancora unità, è una grande vittoria.</translation>
    </message>
    <message>
        <source>An army that has lost half its stands is beaten at the end of that turn.</source>
        <translation>Un esercito che ha perso metà delle basette è battuto alla fine di quel turno.</translation>
    </message>
    <message>
        <source>A side whose commander in chief falls is beaten at the end of that turn.</source>
        <translation>Una parte il cui comandante in capo cade è battuta alla fine di quel turno.</translation>
    </message>
    <message>
        <source>formed</source>
        <translation>ordine chiuso</translation>
    </message>
    <message>
        <source>any direction</source>
        <translation>ogni direzione</translation>
    </message>
    <message>
        <source>scares elephants</source>
        <translation>spaventa gli elefanti</translation>
    </message>
    <message>
        <source>gone if charged</source>
        <translation>via se caricato</translation>
    </message>
    <message>
        <source>no general joins it</source>
        <translation>nessun generale</translation>
    </message>
    <message>
        <source>does not count for victory</source>
        <translation>non conta per la vittoria</translation>
    </message>
    <message>
        <source>Stands lost by %1 that give the enemy a slight edge: %2; a great victory: %3 (if the enemy has lost none).</source>
        <translation>%1: con %2 basette perse il nemico ha un lieve vantaggio; con %3, una grande vittoria (se il nemico non ne ha perse).</translation>
    </message>
    <message>
        <source>Stands lost by %1 with which the army is beaten: %2.</source>
        <translation>%1: con %2 basette perse l’esercito è battuto.</translation>
    </message>
    <message>
        <source>No stand of %1 counts for victory.</source>
        <translation>%1: nessuna basetta conta per la vittoria.</translation>
    </message>
    <message>
        <source>General alone</source>
        <translation>Generale da solo</translation>
    </message>
    <message>
        <source>Rampage</source>
        <translation>Furia</translation>
    </message>
    <message>
        <source>A front of %1: %2 for 15 degrees, %3 for 30, %4 for 45</source>
        <translation>Un fronte di %1: %2 per 15 gradi, %3 per 30, %4 per 45</translation>
    </message>
    <message numerus="yes">
        <source>Reckoned from %3 battles that the program played against itself: %n orders a battle, %2 seconds an order with talk and dice. A class that plays for the first time takes longer.</source>
        <translation>
            <numerusform>Calcolato da %3 battaglie che il programma ha giocato contro sé stesso: un ordine a battaglia, %2 secondi per ordine, con discussioni e dadi. Una classe che gioca per la prima volta ci mette di più.</numerusform>
            <numerusform>Calcolato da %3 battaglie che il programma ha giocato contro sé stesso: %n ordini a battaglia, %2 secondi per ordine, con discussioni e dadi. Una classe che gioca per la prima volta ci mette di più.</numerusform>
        </translation>
    </message>
    <message>
        <source>How long so large a battle takes is not reckoned here. The balance panel of the editor does it in the background.</source>
        <translation>Quanto dura una battaglia così grande qui non si calcola. Lo fa in secondo piano il pannello dell’equilibrio, nell’editor.</translation>
    </message>
    <message>
        <source>From %1 to %2 can play with a task each.</source>
        <translation>Possono giocare da %1 a %2 persone, ciascuna con un compito.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n commands.</source>
        <translation>
            <numerusform>%1: un corpo.</numerusform>
            <numerusform>%1: %n corpi.</numerusform>
        </translation>
    </message>
    <message>
        <source>If there are more, let two lead a command together: one gives the orders, one measures and rolls. If there are fewer, let one lead several.</source>
        <translation>Se sono di più, un corpo può avere due guide: una dà gli ordini, l’altra misura e lancia. Se sono di meno, una persona guida più corpi.</translation>
    </message>
    <message>
        <source>Commander in chief, one a side: makes the plan with the commanders before the battle, then speaks for the side.</source>
        <translation>Comandante in capo, uno per parte: fa il piano con i comandanti prima della battaglia, poi parla per la sua parte.</translation>
    </message>
    <message>
        <source>Commander, one a command: moves its units, measures, rolls its dice and ticks off its losses.</source>
        <translation>Comandante, uno per corpo: muove le unità, misura, lancia i dadi e segna le perdite.</translation>
    </message>
    <message>
        <source>Commands without a general need somebody too; the commander in chief may lead them.</source>
        <translation>Anche i corpi senza generale hanno bisogno di qualcuno; può guidarli il comandante in capo.</translation>
    </message>
    <message>
        <source>Referee: moves the marker on the track, says whose step it is, reads rules from the wall.</source>
        <translation>Arbitro: muove il segnalino sul tracciato, dice di chi è la fase, legge le regole dalla parete.</translation>
    </message>
    <message>
        <source>Chronicler: writes down after every turn what happened and what it cost. The report of the battle comes from these notes.</source>
        <translation>Cronista: dopo ogni turno scrive che cosa è successo e quanto è costato. Da questi appunti nasce la cronaca della battaglia.</translation>
    </message>
    <message>
        <source>The day before: cut out soldiers, sticks and templates, and check with a ruler that the printer kept the size.</source>
        <translation>Il giorno prima: ritaglia soldatini, stecche e sagome, e controlla con un righello che la stampante abbia rispettato le misure.</translation>
    </message>
    <message>
        <source>Mark the table along two edges as on the map and put every unit where the list has it.</source>
        <translation>Segna il tavolo su due lati come sulla mappa e metti ogni unità dove dice l’elenco.</translation>
    </message>
    <message>
        <source>Mark the table along two edges as on the map. The sides place their commands themselves, each inside its zone.</source>
        <translation>Segna il tavolo su due lati come sulla mappa. Le parti schierano i corpi da sé, ciascuna nella sua zona.</translation>
    </message>
    <message>
        <source>Every commander gets the card of the command. Give five minutes to read it and to make a plan.</source>
        <translation>Ogni comandante riceve la scheda del suo corpo. Lascia cinque minuti per leggerla e fare un piano.</translation>
    </message>
    <message>
        <source>The quick reference hangs where everybody sees it.</source>
        <translation>Appendi il riassunto delle regole dove tutti lo vedono.</translation>
    </message>
    <message>
        <source>The track lies beside the table. Its markers show turn and step.</source>
        <translation>Il tracciato sta accanto al tavolo. I suoi segnalini mostrano turno e fase.</translation>
    </message>
    <message>
        <source>Tick a box in the order of battle for every stand lost. The ladder below says how many per cent that is.</source>
        <translation>Spunta una casella nell’ordine di battaglia per ogni basetta persa. La scala in basso dice quanto fa in percentuale.</translation>
    </message>
    <message>
        <source>If nobody is sure of a rule, let the program play that step, or roll a die and go on.</source>
        <translation>Se nessuno è sicuro di una regola, fai giocare quella fase al programma, o fai decidere a un dado e vai avanti.</translation>
    </message>
    <message>
        <source>Afterwards everybody fills in a report. Compare them: no two saw the same battle.</source>
        <translation>Alla fine tutti compilano una cronaca. Poi si confrontano: ognuno ha visto una battaglia diversa.</translation>
    </message>
    <message>
        <source>At which moment was the battle decided? Who noticed it then?</source>
        <translation>In che momento si è decisa la battaglia? Chi se n’è accorto subito?</translation>
    </message>
    <message>
        <source>What was each side&apos;s plan, and when did it stop working?</source>
        <translation>Qual era il piano di ciascuna parte, e quando ha smesso di funzionare?</translation>
    </message>
    <message>
        <source>There were %2 stands of %1 and %4 of %3. How could the smaller army make up for that?</source>
        <translation>Le basette erano %2 per %1 e %4 per %3. Come poteva rimediare l’esercito più piccolo?</translation>
    </message>
    <message>
        <source>The armies were about equally large. What made the difference?</source>
        <translation>I due eserciti erano più o meno pari di numero. Che cosa ha fatto la differenza?</translation>
    </message>
    <message>
        <source>Were the elephants worth their risk, and to whom?</source>
        <translation>Gli elefanti valevano il rischio, e per chi?</translation>
    </message>
    <message>
        <source>Should a general fight in the front rank or stay behind and look on?</source>
        <translation>Un generale deve combattere in prima linea o restare indietro a guardare?</translation>
    </message>
    <message>
        <source>What was luck and what was skill? How could one find out?</source>
        <translation>Che cosa è stata fortuna e che cosa bravura? Come si potrebbe scoprirlo?</translation>
    </message>
    <message>
        <source>What does the game leave out that a soldier would have felt: fear, noise, hunger, orders that never arrive?</source>
        <translation>Che cosa tralascia il gioco di ciò che un soldato avrebbe provato: paura, rumore, fame, ordini che non arrivano mai?</translation>
    </message>
    <message>
        <source>Who wrote about this battle, how long afterwards, and for whom? What does that mean for us?</source>
        <translation>Chi ha scritto di questa battaglia, quanto tempo dopo e per chi? Che cosa significa per noi?</translation>
    </message>
    <message>
        <source>Who paid for this battle besides the armies, and whose story is not told?</source>
        <translation>Chi ha pagato per questa battaglia oltre agli eserciti, e di chi non si racconta la storia?</translation>
    </message>
    <message numerus="yes">
        <source>%n units or generals had acted in this step already. They may act again.</source>
        <translation>
            <numerusform>Un’unità o un generale aveva già agito in questa fase e può agire di nuovo.</numerusform>
            <numerusform>In questa fase avevano già agito %n unità o generali. Possono agire di nuovo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units had charged in this turn. What that means for its melee is forgotten.</source>
        <translation>
            <numerusform>Un’unità aveva caricato in questo turno. Che cosa comporta per la sua mischia si dimentica.</numerusform>
            <numerusform>In questo turno avevano caricato %n unità. Che cosa comporta per la loro mischia si dimentica.</numerusform>
        </translation>
    </message>
    <message>
        <source>Commands were still being placed. Placing them begins anew.</source>
        <translation>Si stavano ancora schierando i corpi. Lo schieramento ricomincia.</translation>
    </message>
    <message>
        <source>Dice were due or a fight was half fought. The step begins anew without them.</source>
        <translation>C’erano dadi da lanciare o uno scontro a metà. La fase ricomincia senza.</translation>
    </message>
    <message>
        <source>The count of turns without losses begins anew.</source>
        <translation>Il conto dei turni senza perdite ricomincia.</translation>
    </message>
    <message>
        <source>The battle had ended. The new one goes on from its last step.</source>
        <translation>La battaglia era finita. Quella nuova riparte dall’ultima fase.</translation>
    </message>
    <message>
        <source>Some orders of this step had been given already. The step begins anew.</source>
        <translation>In questa fase erano già stati dati degli ordini. La fase ricomincia.</translation>
    </message>
    <message numerus="yes">
        <source>%n stands that were missing when the battle began will count as lost in the new one.</source>
        <translation>
            <numerusform>Una basetta che mancava già all’inizio della battaglia conterà come persa in quella nuova.</numerusform>
            <numerusform>%n basette che mancavano già all’inizio della battaglia conteranno come perse in quella nuova.</numerusform>
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
        <translation>%1″</translation>
    </message>
    <message>
        <source>cm</source>
        <comment>centimetres</comment>
        <translation>cm</translation>
    </message>
    <message>
        <source>in</source>
        <comment>inches</comment>
        <translation>″</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>under %1%</source>
        <translation>meno di %1%</translation>
    </message>
    <message>
        <source>over %1%</source>
        <translation>più di %1%</translation>
    </message>
</context>
<context>
    <name>NextThing</name>
    <message>
        <source>Place the next command</source>
        <translation>Schiera il prossimo corpo</translation>
    </message>
    <message>
        <source>Choose a target</source>
        <translation>Scegli un bersaglio</translation>
    </message>
    <message>
        <source>No charge now</source>
        <translation>Nessuna carica ora</translation>
    </message>
    <message>
        <source>Nobody can charge: go on</source>
        <translation>Nessuno può caricare: avanti</translation>
    </message>
    <message>
        <source>No fights: go on</source>
        <translation>Nessuno scontro: avanti</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combatti</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Torna a ora</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Read the battle report</source>
        <translation>Leggi la cronaca della battaglia</translation>
    </message>
    <message>
        <source>Paused: go on</source>
        <translation>In pausa: avanti</translation>
    </message>
    <message>
        <source>The program is thinking…</source>
        <translation>Il programma sta pensando…</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Esegui</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>Expected loss %1 of %2 stands; destroyed: %3.</source>
        <comment>stands, stands, chance</comment>
        <translation>Perdita attesa %1 su %2 basette; distruzione: %3.</translation>
    </message>
    <message>
        <source>destroyed: %1</source>
        <translation>distruzione: %1</translation>
    </message>
    <message>
        <source>%1 left: %2</source>
        <comment>stands, chance</comment>
        <translation>ne restano %1: %2</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Riga %1: %2</translation>
    </message>
    <message>
        <source>%1 Problems in all: %2.</source>
        <translation>%1 Problemi in tutto: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>Impossibile aprire %1. %2</translation>
    </message>
    <message>
        <source>%1 cannot be played. %2</source>
        <translation>Impossibile giocare %1. %2</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Show this help and end.</source>
        <translation>Mostra questo aiuto e finisce.</translation>
    </message>
    <message>
        <source>Show the version and end.</source>
        <translation>Mostra la versione e finisce.</translation>
    </message>
    <message>
        <source>Write a picture of the window and end.</source>
        <translation>Scrive un’immagine della finestra e finisce.</translation>
    </message>
    <message>
        <source>Size of the window in pixels.</source>
        <translation>Dimensione della finestra in pixel.</translation>
    </message>
    <message>
        <source>Colours of the window: light or dark.</source>
        <translation>Colori della finestra: light o dark.</translation>
    </message>
    <message>
        <source>Part of the table to look at, in inches from its south-west corner.</source>
        <translation>Parte del tavolo da guardare, in pollici dal suo angolo sud-ovest.</translation>
    </message>
    <message>
        <source>Language to speak for this time, such as fr.</source>
        <translation>Lingua da usare questa volta, come fr.</translation>
    </message>
    <message>
        <source>Open the scenario in the editor.</source>
        <translation>Apre lo scenario nell’editor.</translation>
    </message>
    <message>
        <source>Write the battle report of a journal to FILE and end.</source>
        <translation>Scrive la cronaca della battaglia di un diario in FILE e finisce.</translation>
    </message>
    <message>
        <source>Write the report as pdf, html or text, where the name of FILE does not say it.</source>
        <translation>Scrive la cronaca come pdf, html o text, quando il nome di FILE non lo dice.</translation>
    </message>
    <message>
        <source>Paper of what is printed: a4 or letter.</source>
        <translation>Carta di ciò che si stampa: a4 o letter.</translation>
    </message>
    <message>
        <source>Lengths in what is printed: in or cm.</source>
        <translation>Lunghezze in ciò che si stampa: in o cm.</translation>
    </message>
    <message>
        <source>Show the events that each sentence of the report rests on.</source>
        <translation>Mostra gli eventi su cui si basa ogni frase della cronaca.</translation>
    </message>
    <message>
        <source>There is no paper &quot;%1&quot;; there are a4 and letter.</source>
        <translation>La carta «%1» non c’è; ci sono a4 e letter.</translation>
    </message>
    <message>
        <source>Lengths are told in &quot;in&quot; or &quot;cm&quot;, not in &quot;%1&quot;.</source>
        <translation>Le lunghezze si danno in «in» o «cm», non in «%1».</translation>
    </message>
    <message>
        <source>A report goes to a file whose name ends in .pdf, .html or .txt, not to &quot;%1&quot;.</source>
        <translation>Una cronaca va in un file il cui nome finisce in .pdf, .html o .txt, non in «%1».</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;; there are: %2.</source>
        <translation>La lingua «%1» non c’è; ci sono: %2.</translation>
    </message>
    <message>
        <source>There is no theme &quot;%1&quot;; there are light and dark.</source>
        <translation>Il tema «%1» non c’è; ci sono light e dark.</translation>
    </message>
    <message>
        <source>A size looks like 1366x768.</source>
        <translation>Una dimensione è come 1366x768.</translation>
    </message>
    <message>
        <source>A part of the table looks like 20,30,24,16.</source>
        <translation>Una parte del tavolo è come 20,30,24,16.</translation>
    </message>
    <message>
        <source>Zama: fast-play tabletop battles for the classroom. Begins with the start page, or with the battle of a file.</source>
        <translation>Zama: battaglie da tavolo a gioco rapido, per la classe. Comincia con la pagina iniziale, o con la battaglia di un file.</translation>
    </message>
    <message>
        <source>A scenario (*.zama.json) or a battle under way (*.zama-game.json).</source>
        <translation>Uno scenario (*.zama.json) o una battaglia in corso (*.zama-game.json).</translation>
    </message>
    <message>
        <source>One file at a time, please.</source>
        <translation>Un file alla volta, per favore.</translation>
    </message>
    <message>
        <source>Which scenario is to be edited? zama --edit FILE</source>
        <translation>Quale scenario si deve modificare? zama --edit FILE</translation>
    </message>
</context>
<context>
    <name>OrderOfBattlePages</name>
    <message>
        <source>A box is a stand; tick it when the stand is lost. The two boxes above a bar go together: a single stand cannot hold.</source>
        <translation>Una casella è una basetta; spuntala quando la basetta è persa. Le due caselle sopra un tratto vanno insieme: una basetta sola non resiste.</translation>
    </message>
    <message>
        <source>A round box does not count for victory. The ring before a general is for his fall.</source>
        <translation>Una casella rotonda non conta per la vittoria. Il cerchio prima di un generale è per la sua caduta.</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Tutti insieme</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Basette</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somma</translation>
    </message>
    <message>
        <source>Of these count for victory</source>
        <translation>Di queste contano per la vittoria</translation>
    </message>
    <message>
        <source>Stands lost, in per cent</source>
        <translation>Basette perse, in percentuale</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Carthaginian</source>
        <translation>Cartaginese</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglese</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francese</translation>
    </message>
    <message>
        <source>Gallic</source>
        <translation>Gallico</translation>
    </message>
    <message>
        <source>Germanic</source>
        <translation>Germanico</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Greco</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Iberian</source>
        <translation>Iberico</translation>
    </message>
    <message>
        <source>Imperial Roman</source>
        <translation>Romano imperiale</translation>
    </message>
    <message>
        <source>Indian</source>
        <translation>Indiano</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>Macedone</translation>
    </message>
    <message>
        <source>Mamluk</source>
        <translation>Mamelucco</translation>
    </message>
    <message>
        <source>Mongol</source>
        <translation>Mongolo</translation>
    </message>
    <message>
        <source>Norman</source>
        <translation>Normanno</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>Ocra</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>Persiano</translation>
    </message>
    <message>
        <source>Ptolemaic</source>
        <translation>Tolemaico</translation>
    </message>
    <message>
        <source>Roman</source>
        <translation>Romano</translation>
    </message>
    <message>
        <source>Saxon</source>
        <translation>Sassone</translation>
    </message>
    <message>
        <source>Seleucid</source>
        <translation>Seleucide</translation>
    </message>
</context>
<context>
    <name>PdfFile</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Impossibile scrivere %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: the pages could not be drawn</source>
        <translation>Impossibile scrivere %1: non si sono potute disegnare le pagine</translation>
    </message>
</context>
<context>
    <name>PieceProperties</name>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>pattern of a colour</comment>
        <translation>Uniforme</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>Strisce</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Scacchi</translation>
    </message>
    <message>
        <source>The figures’ own</source>
        <translation>Quelli della miniatura</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>kind of ground</comment>
        <translation>Pianura</translation>
    </message>
    <message>
        <source>Deploys on the whole table</source>
        <translation>Si schiera su tutto il tavolo</translation>
    </message>
    <message>
        <source>Zone, from the left edge</source>
        <translation>Zona, dal bordo sinistro</translation>
    </message>
    <message>
        <source>Zone, from the bottom edge</source>
        <translation>Zona, dal bordo in basso</translation>
    </message>
    <message>
        <source>Zone, width</source>
        <translation>Zona, larghezza</translation>
    </message>
    <message>
        <source>Zone, depth</source>
        <translation>Zona, profondità</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Basette</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>tutte</translation>
    </message>
    <message>
        <source>Stands left</source>
        <translation>Basette rimaste</translation>
    </message>
    <message>
        <source>Only for battles that begin in the middle.</source>
        <translation>Solo per le battaglie che cominciano già in corso.</translation>
    </message>
    <message>
        <source>From the left edge</source>
        <translation>Dal bordo sinistro</translation>
    </message>
    <message>
        <source>From the bottom edge</source>
        <translation>Dal bordo in basso</translation>
    </message>
    <message>
        <source>Where the middle of its front edge stands.</source>
        <translation>Dove sta il mezzo del suo bordo anteriore.</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Orientamento</translation>
    </message>
    <message>
        <source>Clockwise: 0° looks up the table, 180° down.</source>
        <translation>In senso orario: 0° guarda in alto sul tavolo, 180° in basso.</translation>
    </message>
    <message>
        <source>Extra stands</source>
        <translation>Basette in più</translation>
    </message>
    <message>
        <source>So many more stands fight in the unit he is with.</source>
        <translation>Tante basette in più combattono nell’unità con cui sta.</translation>
    </message>
    <message>
        <source>Commander-in-chief</source>
        <translation>Comandante in capo</translation>
    </message>
    <message>
        <source>Is with</source>
        <translation>È con</translation>
    </message>
    <message>
        <source>Has fallen already</source>
        <translation>È già fra i caduti</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generale</translation>
    </message>
    <message>
        <source>Has a general</source>
        <translation>Ha un generale</translation>
    </message>
    <message>
        <source>As a label: “Romans”.</source>
        <translation>Come etichetta: «Romani».</translation>
    </message>
    <message>
        <source>In a sentence</source>
        <translation>In una frase</translation>
    </message>
    <message>
        <source>As in “Now the Romans move”: with “the” where your language wants it. Empty: the same as the name.</source>
        <translation>Come in «vantaggio per i Romani»: con l’articolo, dove la tua lingua lo vuole. Vuoto: come il nome.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Second colour</source>
        <translation>Secondo colore</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Tells the sides apart also without colours.</source>
        <translation>Distingue le parti anche senza colori.</translation>
    </message>
    <message>
        <source>Colours of its figures</source>
        <translation>Colori delle miniature</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Larghezza</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondità</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Terreno</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Computer: Recruit (easy)</source>
        <translation>Computer: recluta (facile)</translation>
    </message>
    <message>
        <source>Computer: Veteran (medium)</source>
        <translation>Computer: soldato (medio)</translation>
    </message>
    <message>
        <source>Computer: Commander (strong)</source>
        <translation>Computer: veterano (forte)</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Una persona</translation>
    </message>
</context>
<context>
    <name>PrintCall</name>
    <message>
        <source>There is nothing called &quot;%1&quot; to print; there are: %2.</source>
        <translation>Fra ciò che si stampa «%1» non c’è; ci sono: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no language; a language is called fr, de or pt-BR.</source>
        <translation>«%1» non indica una lingua; una lingua si scrive fr, de o pt-BR.</translation>
    </message>
    <message>
        <source>At most two languages can be printed under one another.</source>
        <translation>Si possono stampare al massimo due lingue, una sotto l’altra.</translation>
    </message>
    <message>
        <source>--%1 is a whole number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>--%1 vuole un numero intero da %2 a %3, non «%4».</translation>
    </message>
    <message>
        <source>--%1 is for paper soldiers, and none are to be printed: add soldiers to --what.</source>
        <translation>--%1 serve per i soldatini di carta, e qui non se ne stampano: aggiungi soldiers a --what.</translation>
    </message>
    <message>
        <source>Pages go to a file whose name ends in .pdf, not to &quot;%1&quot;.</source>
        <translation>Le pagine vanno in un file il cui nome finisce in .pdf, non in «%1».</translation>
    </message>
    <message>
        <source>There is no ink &quot;%1&quot;; there are: %2.</source>
        <translation>L’inchiostro «%1» non c’è; ci sono: %2.</translation>
    </message>
    <message>
        <source>Write what a class needs on paper for a battle to OUT, a PDF, and end.</source>
        <translation>Scrive in OUT, un PDF, ciò che serve alla classe su carta per una battaglia, e finisce.</translation>
    </message>
    <message>
        <source>What to print: %1.</source>
        <translation>Che cosa stampare: %1.</translation>
    </message>
    <message>
        <source>Language of what is printed, or two under one another.</source>
        <translation>Lingua di ciò che si stampa, o due, una sotto l’altra.</translation>
    </message>
    <message>
        <source>How to print it: %1.</source>
        <translation>Come stampare: %1.</translation>
    </message>
    <message>
        <source>The paper lies sideways.</source>
        <translation>La carta è orizzontale.</translation>
    </message>
    <message>
        <source>Soldiers of these commands only.</source>
        <translation>Solo i soldatini di questi corpi.</translation>
    </message>
    <message>
        <source>Soldiers of these types of unit only, without generals.</source>
        <translation>Solo i soldatini di questi tipi di unità, senza generali.</translation>
    </message>
    <message>
        <source>Spare stands of each type, 0 to %1.</source>
        <translation>Basette di riserva per ogni tipo, da 0 a %1.</translation>
    </message>
    <message>
        <source>Height of the figures in per cent, %1 to %2; bases stay as they are.</source>
        <translation>Altezza delle miniature in percentuale, da %1 a %2; le basi restano come sono.</translation>
    </message>
    <message>
        <source>No generals among the soldiers.</source>
        <translation>Nessun generale fra i soldatini.</translation>
    </message>
    <message>
        <source>Replace OUT where it is there already.</source>
        <translation>Sostituisce OUT se c’è già.</translation>
    </message>
</context>
<context>
    <name>PrintFile</name>
    <message>
        <source>The scenario says nothing in &quot;%1&quot;; its texts are printed in its own language, &quot;%2&quot;.</source>
        <translation>Lo scenario non dice nulla in «%1»; i suoi testi si stampano nella sua lingua, «%2».</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot; in this battle; there are: %2.</source>
        <translation>Il corpo «%1» non c’è in questa battaglia; ci sono: %2.</translation>
    </message>
    <message>
        <source>There is no type of unit &quot;%1&quot; in this battle; there are: %2.</source>
        <translation>Il tipo di unità «%1» non c’è in questa battaglia; ci sono: %2.</translation>
    </message>
    <message>
        <source>%1 is what is being read.</source>
        <translation>%1 è il file che si sta leggendo.</translation>
    </message>
    <message>
        <source>%1 is there already; --force replaces it.</source>
        <translation>%1 c’è già; --force lo sostituisce.</translation>
    </message>
</context>
<context>
    <name>PrintFooter</name>
    <message>
        <source>Print at 100%: this is 10 cm</source>
        <translation>Stampa al 100%: questi sono 10 cm</translation>
    </message>
    <message>
        <source>5 cm</source>
        <translation>5 cm</translation>
    </message>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1, pagina %2 di %3</translation>
    </message>
</context>
<context>
    <name>PrintOrder</name>
    <message>
        <source>The battle has no units yet, so these are left out: %1.</source>
        <translation>La battaglia non ha ancora unità, perciò si tralascia questo: %1.</translation>
    </message>
    <message>
        <source>This makes no pages: the battle has nothing of what is wanted.</source>
        <translation>Non viene nessuna pagina: in questa battaglia non c’è nulla di quello che hai scelto.</translation>
    </message>
</context>
<context>
    <name>PrintParts</name>
    <message>
        <source>Paper soldiers</source>
        <translation>Soldatini di carta</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Riassunto delle regole</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Ordine di battaglia</translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation>Comandanti</translation>
    </message>
    <message>
        <source>Range sticks</source>
        <translation>Stecche di misura</translation>
    </message>
    <message>
        <source>Turning templates</source>
        <translation>Sagome di conversione</translation>
    </message>
    <message>
        <source>Rampage template</source>
        <translation>Sagoma della furia</translation>
    </message>
    <message>
        <source>Deployment map</source>
        <translation>Mappa di schieramento</translation>
    </message>
    <message>
        <source>Sequence of play</source>
        <translation>Sequenza di gioco</translation>
    </message>
    <message>
        <source>Our battle report</source>
        <translation>La nostra cronaca</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>Per chi insegna</translation>
    </message>
</context>
<context>
    <name>PrintPurposes</name>
    <message>
        <source>A strip for every stand, to cut out and fold.</source>
        <translation>Una striscia per ogni basetta, da ritagliare e piegare.</translation>
    </message>
    <message>
        <source>The rules in short, with the numbers of this battle.</source>
        <translation>Le regole in breve, con i numeri di questa battaglia.</translation>
    </message>
    <message>
        <source>All units, with a box to tick for every stand that is lost.</source>
        <translation>Tutte le unità, con una casella da spuntare per ogni basetta persa.</translation>
    </message>
    <message>
        <source>For each commander: what he knows and whom he leads.</source>
        <translation>Per ogni comandante: che cosa sa e chi guida.</translation>
    </message>
    <message>
        <source>Strips to measure moves and ranges with.</source>
        <translation>Strisce per misurare movimenti e gittate.</translation>
    </message>
    <message>
        <source>Angles of 45 degrees, for wheels and oblique moves.</source>
        <translation>Angoli di 45 gradi, per le conversioni e i movimenti in obliquo.</translation>
    </message>
    <message>
        <source>Where an elephant goes that is out of control.</source>
        <translation>Dove va un elefante fuori controllo.</translation>
    </message>
    <message>
        <source>Who stands where, with a grid to lay out a real table.</source>
        <translation>Chi sta dove, con una griglia per preparare un tavolo vero.</translation>
    </message>
    <message>
        <source>The steps of a turn, for a counter to go along.</source>
        <translation>Le fasi di un turno, con un segnalino da far avanzare.</translation>
    </message>
    <message>
        <source>A form in which pupils tell what happened.</source>
        <translation>Un modulo in cui la classe racconta che cosa è successo.</translation>
    </message>
    <message>
        <source>How long it takes, who does what, what to discuss.</source>
        <translation>Quanto dura, chi fa che cosa, di che cosa parlare dopo.</translation>
    </message>
</context>
<context>
    <name>PrinterRun</name>
    <message>
        <source>The last page could not be handed to the printer “%1”.</source>
        <translation>Impossibile mandare l’ultima pagina alla stampante «%1».</translation>
    </message>
    <message>
        <source>The printer “%1” reports an error.</source>
        <translation>La stampante «%1» segnala un errore.</translation>
    </message>
    <message>
        <source>The printer “%1” does not take paper of this size.</source>
        <translation>La stampante «%1» non accetta carta di questo formato.</translation>
    </message>
    <message>
        <source>The printer “%1” cannot be reached.</source>
        <translation>La stampante «%1» non risponde.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unità disco</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Cartella</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Seleziona tutto</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Aumenta</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Diminuisci</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Decrease</source>
        <translation>Diminuisci</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Diminuisce il valore</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Torna indietro di una pagina</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Va alla pagina seguente</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Aumenta</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Aumenta il valore</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Pagina seguente</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Premi</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Scorri giù</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Scorri a sinistra</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Scorri a destra</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Scorri su</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Scorre in giù</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Scorre a sinistra</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Scorre a destra</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Scorre in su</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Seleziona</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Porta qui i comandi</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Mostra menu</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Mostra il menu</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Cambia stato</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Cambia lo stato</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Esegue l’azione</translation>
    </message>
</context>
<context>
    <name>QColorDialog</name>
    <message>
        <source>&amp;Add to Custom Colors</source>
        <translation>&amp;Aggiungi ai colori personali</translation>
    </message>
    <message>
        <source>&amp;Basic colors</source>
        <translation>Colori di &amp;base</translation>
    </message>
    <message>
        <source>&amp;Custom colors</source>
        <translation>Colori &amp;personali</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>&amp;Verde:</translation>
    </message>
    <message>
        <source>&amp;HTML:</source>
        <translation>&amp;HTML:</translation>
    </message>
    <message>
        <source>&amp;Pick Screen Color</source>
        <translation>&amp;Prendi un colore dallo schermo</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>&amp;Rosso:</translation>
    </message>
    <message>
        <source>&amp;Sat:</source>
        <translation>&amp;Sat:</translation>
    </message>
    <message>
        <source>&amp;Val:</source>
        <translation>V&amp;al:</translation>
    </message>
    <message>
        <source>A&amp;lpha channel:</source>
        <translation>Canale a&amp;lfa:</translation>
    </message>
    <message>
        <source>Bl&amp;ue:</source>
        <translation>Bl&amp;u:</translation>
    </message>
    <message>
        <source>Cursor at %1, %2
Press ESC to cancel</source>
        <translation>Puntatore a %1, %2
Premi Esc per annullare</translation>
    </message>
    <message>
        <source>Hu&amp;e:</source>
        <translation>&amp;Tinta:</translation>
    </message>
    <message>
        <source>Select Color</source>
        <translation>Scegli un colore</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>False</source>
        <translation>Falso</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Apri l’elenco delle scelte</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Vero</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Arguments:</source>
        <translation>Argomenti:</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>Mostra l’aiuto, comprese le opzioni proprie di Qt.</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>Mostra l’aiuto sulle opzioni della riga di comando.</translation>
    </message>
    <message>
        <source>Displays this help.</source>
        <translation>Mostra questo aiuto.</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>Mostra la versione.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Manca un valore dopo «%1».</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opzioni:</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Valore inatteso dopo «%1».</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Opzione sconosciuta «%1».</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Opzioni sconosciute: %1.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Uso: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[opzioni]</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Che cos’è?</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Chiude il pannello</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Stacca</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Stacca e riattacca il pannello</translation>
    </message>
</context>
<context>
    <name>QFileDevice</name>
    <message>
        <source>No file engine available or engine does not support UnMapExtension</source>
        <translation>Nessun motore per il file, o il motore non conosce UnMapExtension</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1 File</source>
        <translation>File %1</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 esiste già.
Vuoi sostituirlo?</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Cartella non trovata.
Controlla di aver scritto bene il nome della cartella.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
File non trovato.
Controlla di aver scritto bene il nome del file.</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Scegli</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Nuova cartella</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Rinomina</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>«%1» è protetto da scrittura.
Vuoi eliminarlo lo stesso?</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Vuoi davvero eliminare «%1»?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Passa alla vista dettagliata</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Passa alla vista a elenco</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Impossibile eliminare la cartella.</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Crea nuova cartella</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Crea una nuova cartella</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Vista dettagliata</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Cartelle</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Cartella:</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unità disco</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nome del file:</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Cartella di file</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Tipo di file:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Trova cartella</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Torna indietro</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Vai avanti</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Vai alla cartella superiore</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Vista a elenco</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Elenco di posti e segnalibri</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Cerca in:</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Questo computer</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Nuova cartella</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Cartella superiore</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Posti recenti</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Salva con nome</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Collegamento</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Mostra </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Mostra i file n&amp;ascosti</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barra laterale</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sconosciuto</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 TB</translation>
    </message>
    <message>
        <source>%1 byte(s)</source>
        <translation>%1 byte</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 byte</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; can not be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuations marks.</source>
        <translation>&lt;b&gt;Il nome «%1» non si può usare.&lt;/b&gt;&lt;p&gt;Prova con un altro nome, con meno caratteri o senza segni di punteggiatura.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Data di modifica</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Nome di file non valido</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genere</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Questo computer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>All other platforms</comment>
        <translation>Tipo</translation>
    </message>
</context>
<context>
    <name>QIODevice</name>
    <message>
        <source>No space left on device</source>
        <translation>Spazio esaurito sul dispositivo</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>File o cartella inesistente</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permesso negato</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Troppi file aperti</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Errore sconosciuto</translation>
    </message>
    <message>
        <source>file to open is a directory</source>
        <translation>il file da aprire è una cartella</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla azione</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taglia</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleziona tutto</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Informazioni su Qt&lt;/h3&gt;&lt;p&gt;Questo programma usa Qt versione %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Qt is a C++ toolkit for cross-platform application development.&lt;/p&gt;&lt;p&gt;Qt provides single-source portability across all major desktop operating systems. It is also available for embedded Linux and other embedded and mobile operating systems.&lt;/p&gt;&lt;p&gt;Qt is available under three different licensing options designed to accommodate the needs of our various users.&lt;/p&gt;&lt;p&gt;Qt licensed under our commercial license agreement is appropriate for development of proprietary/commercial software where you do not want to share any source code with third parties or otherwise cannot comply with the terms of the GNU LGPL version 3 or GNU LGPL version 2.1.&lt;/p&gt;&lt;p&gt;Qt licensed under the GNU LGPL version 3 is appropriate for the development of Qt&amp;nbsp;applications provided you can comply with the terms and conditions of the GNU LGPL version 3.&lt;/p&gt;&lt;p&gt;Qt licensed under the GNU LGPL version 2.1 is appropriate for the development of Qt&amp;nbsp;applications provided you can comply with the terms and conditions of the GNU LGPL version 2.1.&lt;/p&gt;&lt;p&gt;Please see &lt;a href=&quot;http://%2/&quot;&gt;%2&lt;/a&gt; for an overview of Qt licensing.&lt;/p&gt;&lt;p&gt;Copyright (C) %1 The Qt Company Ltd and other contributors.&lt;/p&gt;&lt;p&gt;Qt and the Qt logo are trademarks of The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt is The Qt Company Ltd product developed as an open source project. See &lt;a href=&quot;http://%3/&quot;&gt;%3&lt;/a&gt; for more information.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Qt è un insieme di strumenti in C++ per sviluppare applicazioni su più piattaforme.&lt;/p&gt;&lt;p&gt;Con un solo codice sorgente Qt funziona su tutti i principali sistemi operativi da scrivania. È disponibile anche per Linux embedded e per altri sistemi embedded e mobili.&lt;/p&gt;&lt;p&gt;Qt è disponibile con tre licenze diverse, pensate per le esigenze dei vari utenti.&lt;/p&gt;&lt;p&gt;Qt con la nostra licenza commerciale è adatto allo sviluppo di software proprietario o commerciale, se non vuoi condividere il codice sorgente con altri o se non puoi rispettare per altri motivi i termini della GNU LGPL versione 3 o della GNU LGPL versione 2.1.&lt;/p&gt;&lt;p&gt;Qt con la licenza GNU LGPL versione 3 è adatto allo sviluppo di applicazioni&amp;nbsp;Qt, purché tu possa rispettare i termini e le condizioni della GNU LGPL versione 3.&lt;/p&gt;&lt;p&gt;Qt con la licenza GNU LGPL versione 2.1 è adatto allo sviluppo di applicazioni&amp;nbsp;Qt, purché tu possa rispettare i termini e le condizioni della GNU LGPL versione 2.1.&lt;/p&gt;&lt;p&gt;Per una panoramica delle licenze di Qt vedi &lt;a href=&quot;http://%2/&quot;&gt;%2&lt;/a&gt;.&lt;/p&gt;&lt;p&gt;Copyright (C) %1 The Qt Company Ltd e altri collaboratori.&lt;/p&gt;&lt;p&gt;Qt e il logo Qt sono marchi di The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt è un prodotto di The Qt Company Ltd sviluppato come progetto open source. Per altre informazioni vedi &lt;a href=&quot;http://%3/&quot;&gt;%3&lt;/a&gt;.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Informazioni su Qt</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Nascondi dettagli…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Mostra dettagli…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sì</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Non salvare</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignora</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>N&amp;o a tutto</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reimposta</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Valori predefiniti</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Salva tutto</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Sì a &amp;tutto</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 esiste già.
Vuoi sovrascriverlo?</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>%1 è una cartella.
Scegli un altro nome di file.</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;Opzioni &lt;&lt;</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;Opzioni &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Stampa</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Tutte le pagine</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatico</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>Dal basso in alto, da sinistra a destra</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>Dal basso in alto, da destra a sinistra</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Pagine pari</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>Il file %1 non è scrivibile.
Scegli un altro nome di file.</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>Da sinistra a destra, dal basso in alto</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>Da sinistra a destra, dall’alto in basso</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>File locale</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Pagine dispari</translation>
    </message>
    <message>
        <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
        <translation>Le opzioni «Pagine per foglio» e «Gruppo di pagine» non si possono usare insieme.
Disattiva una delle due.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>Stampa su file…</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Stampa su file (PDF)</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>Da destra a sinistra, dal basso in alto</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>Da destra a sinistra, dall’alto in basso</translation>
    </message>
    <message>
        <source>The &apos;From&apos; value cannot be greater than the &apos;To&apos; value.</source>
        <translation>Il valore «Da» non può essere maggiore del valore «A».</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>Dall’alto in basso, da sinistra a destra</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>Dall’alto in basso, da destra a sinistra</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Scrivi un file PDF</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Collate</source>
        <translation>Fascicola</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Modo colore</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Copie:</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Pagina attuale</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Stampa fronte-retro</translation>
    </message>
    <message>
        <source>Duplex Printing</source>
        <translation>Stampa fronte-retro</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Modulo</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>Scala di grigi</translation>
    </message>
    <message>
        <source>Long side</source>
        <translation>Lato lungo</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Rilegatura sul lato lungo</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>Impostazioni di stampa</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>Gruppo di pagine:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Pagine da</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>Stampa tutto</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>Pagine da stampare</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Inverti</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selezione</translation>
    </message>
    <message>
        <source>Short side</source>
        <translation>Lato corto</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Rilegatura sul lato corto</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Indica pagine o intervalli separati da virgole. Un intervallo è fatto di due numeri separati da un trattino. Per esempio: 3,5-7,9 stampa le pagine 3, 5, 6, 7 e 9.</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nome:</translation>
    </message>
    <message>
        <source>...</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Modulo</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Posizione:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>&amp;File di uscita:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>P&amp;roprietà</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Stampante</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Tipo:</translation>
    </message>
</context>
<context>
    <name>QSaveFile</name>
    <message>
        <source>Existing file %1 is not writable</source>
        <translation>Il file %1, che esiste già, non è scrivibile</translation>
    </message>
    <message>
        <source>Filename refers to a directory</source>
        <translation>Il nome del file indica una cartella</translation>
    </message>
    <message>
        <source>Writing canceled by application</source>
        <translation>Scrittura annullata dal programma</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>In fondo</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Bordo sinistro</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Pagina giù</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Pagina a sinistra</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Pagina a destra</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Pagina su</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Bordo destro</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Scorri giù</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Scorri qui</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Scorri a sinistra</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Scorri a destra</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Scorri su</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>In cima</translation>
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
        <translation>Canc</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Giù</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
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
        <translation>Pag giù</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Pag su</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Destra</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maiusc</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Su</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Scorri a sinistra</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Scorri a destra</translation>
    </message>
</context>
<context>
    <name>QUndoGroup</name>
    <message>
        <source>Redo</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Ripristina %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla azione</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Annulla %1</translation>
    </message>
</context>
<context>
    <name>QUndoStack</name>
    <message>
        <source>Redo</source>
        <comment>Default text for redo action</comment>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Ripristina %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>Default text for undo action</comment>
        <translation>Annulla azione</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Annulla %1</translation>
    </message>
</context>
<context>
    <name>QUnicodeControlCharacterMenu</name>
    <message>
        <source>FSI First strong isolate</source>
        <translation>FSI Isolamento secondo la prima lettera</translation>
    </message>
    <message>
        <source>Insert Unicode control character</source>
        <translation>Inserisci carattere di controllo Unicode</translation>
    </message>
    <message>
        <source>LRE Start of left-to-right embedding</source>
        <translation>LRE Inizio di testo da sinistra a destra</translation>
    </message>
    <message>
        <source>LRI Left-to-right isolate</source>
        <translation>LRI Isolamento da sinistra a destra</translation>
    </message>
    <message>
        <source>LRM Left-to-right mark</source>
        <translation>LRM Segno da sinistra a destra</translation>
    </message>
    <message>
        <source>LRO Start of left-to-right override</source>
        <translation>LRO Inizio di forzatura da sinistra a destra</translation>
    </message>
    <message>
        <source>PDF Pop directional formatting</source>
        <translation>PDF Fine della formattazione di direzione</translation>
    </message>
    <message>
        <source>PDI Pop directional isolate</source>
        <translation>PDI Fine dell’isolamento di direzione</translation>
    </message>
    <message>
        <source>RLE Start of right-to-left embedding</source>
        <translation>RLE Inizio di testo da destra a sinistra</translation>
    </message>
    <message>
        <source>RLI Right-to-left isolate</source>
        <translation>RLI Isolamento da destra a sinistra</translation>
    </message>
    <message>
        <source>RLM Right-to-left mark</source>
        <translation>RLM Segno da destra a sinistra</translation>
    </message>
    <message>
        <source>RLO Start of right-to-left override</source>
        <translation>RLO Inizio di forzatura da destra a sinistra</translation>
    </message>
    <message>
        <source>ZWJ Zero width joiner</source>
        <translation>ZWJ Legatura senza larghezza</translation>
    </message>
    <message>
        <source>ZWNJ Zero width non-joiner</source>
        <translation>ZWNJ Separatore senza larghezza</translation>
    </message>
    <message>
        <source>ZWSP Zero width space</source>
        <translation>ZWSP Spazio senza larghezza</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla azione</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copia l’&amp;indirizzo del link</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taglia</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleziona tutto</translation>
    </message>
</context>
<context>
    <name>RampagePages</name>
    <message>
        <source>The elephant stands here</source>
        <translation>L’elefante sta qui</translation>
    </message>
    <message>
        <source>The path of this elephant is %1 wide, wider than the paper. Take larger paper, or measure it with a stick.</source>
        <translation>Il percorso di questo elefante è largo %1, più della carta. Prendi carta più grande, o misuralo con una stecca.</translation>
    </message>
    <message>
        <source>Nobody in this battle can run wild.</source>
        <translation>In questa battaglia nessuno può imbizzarrirsi.</translation>
    </message>
    <message>
        <source>Roll the control die. Lay the beginning of the strip over the elephant, turned the way the die says. Every unit under the strip is hit, friend or foe; a mere touch at the edge does not count.</source>
        <translation>Fai il lancio di controllo. Metti l’inizio della striscia sull’elefante, girata come dice il dado. Ogni unità sotto la striscia è colpita, amica o nemica; sfiorare il bordo non conta.</translation>
    </message>
</context>
<context>
    <name>ReportFile</name>
    <message>
        <source>%1 is what is being read.</source>
        <translation>%1 è il file che si sta leggendo.</translation>
    </message>
</context>
<context>
    <name>ReportPdf</name>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1, pagina %2 di %3</translation>
    </message>
    <message>
        <source>The printer “%1” could not print the report.</source>
        <translation>La stampante «%1» non è riuscita a stampare la cronaca.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the pages could not be drawn</source>
        <translation>Impossibile scrivere %1: non si sono potute disegnare le pagine</translation>
    </message>
</context>
<context>
    <name>RuleDiagrams</name>
    <message>
        <source>Three of eight stands have fallen. The unit closes up about the middle of its front.</source>
        <translation>Tre basette su otto sono cadute. L’unità si serra attorno al centro del suo fronte.</translation>
    </message>
    <message>
        <source>Two lines decide: one through the target&apos;s front edge, one through its rear edge. What counts is where the middle of the charger was when it began.</source>
        <translation>Decidono due linee: una attraverso il bordo anteriore del bersaglio, una attraverso quello posteriore. Conta dov’era, alla partenza, il centro di chi carica.</translation>
    </message>
    <message>
        <source>Foot goes up to 6 inches. One inch more is refused.</source>
        <translation>A piedi si va fino a 6 pollici. Un pollice di più è vietato.</translation>
    </message>
    <message>
        <source>The unit may slide to any place between these two and keeps its facing. A steeper slide is refused.</source>
        <translation>L’unità può scivolare in qualsiasi posto fra questi due e mantiene l’orientamento. Più di sbieco è vietato.</translation>
    </message>
    <message>
        <source>The inner front corner stays where it is; the arc of the outer one is what the wheel costs.</source>
        <translation>L’angolo anteriore interno resta dov’è; la conversione costa l’arco di quello esterno.</translation>
    </message>
    <message>
        <source>A wheel, a straight way and a wheel back: 45 degrees in all. Wheeling farther is refused.</source>
        <translation>Una conversione, un tratto dritto e una conversione nel verso opposto: 45 gradi in tutto. Girare di più è vietato.</translation>
    </message>
    <message>
        <source>Without turning, skirmishers go 6 inches. Who also turns goes less far: no corner may end more than 6 inches from where it began.</source>
        <translation>Senza ruotare gli schermagliatori fanno 6 pollici. Chi ruota va meno lontano: nessun angolo può finire a più di 6 pollici da dov’era.</translation>
    </message>
    <message>
        <source>Skirmishers go through friends. They cannot stop on them, and formed units cannot go through each other.</source>
        <translation>Gli schermagliatori attraversano gli amici. Non possono fermarsi sopra di loro, e le unità in ordine chiuso non si attraversano fra loro.</translation>
    </message>
    <message>
        <source>The shortest way from rectangle to rectangle counts. 6 inches reach the one, not the other.</source>
        <translation>Conta la strada più breve da rettangolo a rettangolo. I 6 pollici bastano per l’uno, non per l’altro.</translation>
    </message>
    <message>
        <source>Usually nobody hides behind anybody: the scorpion shoots over its own infantry.</source>
        <translation>Di solito nessuno si nasconde dietro nessuno: lo scorpione tira sopra la propria fanteria.</translation>
    </message>
    <message>
        <source>With the option los: units_block the infantry stops that shot.</source>
        <translation>Con l’opzione los: units_block la fanteria ferma quel tiro.</translation>
    </message>
    <message>
        <source>The charger on the left arrives and stops there. The one on the right would not, so it may not charge.</source>
        <translation>Chi carica a sinistra arriva e si ferma lì. A destra non arriverebbe, quindi non può caricare.</translation>
    </message>
    <message>
        <source>The slingers are met first, so the infantry behind them cannot be the target. A slide past them leads there.</source>
        <translation>I frombolieri si incontrano per primi, quindi la fanteria dietro non può essere il bersaglio. Scivolando di lato ci si arriva.</translation>
    </message>
    <message>
        <source>Both enemies are within a tenth of an inch of where the charger stops: it fights both.</source>
        <translation>Tutti e due i nemici sono entro un decimo di pollice da dove si ferma chi carica: combatte contro tutti e due.</translation>
    </message>
    <message>
        <source>Seven stands of Roman infantry, eight of light infantry: a die for each. Rings mark hits; both sides lose stands at the same time.</source>
        <translation>Sette basette di fanteria romana, otto di fanteria leggera: un dado ciascuna. Gli anelli segnano i colpi; le due parti perdono basette nello stesso momento.</translation>
    </message>
    <message>
        <source>Of two stands one is hit. The other does not hold alone and goes too.</source>
        <translation>Di due basette una è colpita. L’altra da sola non resiste e se ne va anche lei.</translation>
    </message>
    <message>
        <source>Seven stands and a general: eight dice. Their enemies, eight stands without a general, have eight as well.</source>
        <translation>Sette basette e un generale: otto dadi. I nemici, otto basette senza generale, ne hanno otto anche loro.</translation>
    </message>
    <message>
        <source>The die says which way: 3 ahead, 4 to its right, 5 to its left, 6 back.</source>
        <translation>Il dado dice da che parte: 3 in avanti, 4 alla sua destra, 5 alla sua sinistra, 6 indietro.</translation>
    </message>
    <message>
        <source>A 3: straight ahead for 12 inches. Those who are marked lose two stands; the others are not in its way.</source>
        <translation>Un 3: dritto in avanti per 12 pollici. Chi è segnato perde due basette; gli altri non sono sul percorso.</translation>
    </message>
</context>
<context>
    <name>RuleOption</name>
    <message>
        <source>Fixed places</source>
        <translation>Posti fissi</translation>
    </message>
    <message>
        <source>Every unit begins where the scenario puts it.</source>
        <translation>Ogni unità comincia dove la mette lo scenario.</translation>
    </message>
    <message>
        <source>Players deploy</source>
        <translation>Schiera chi gioca</translation>
    </message>
    <message>
        <source>Before the first turn the sides place their commands by turns, each inside its own zone.</source>
        <translation>Prima del turno 1 le parti schierano i loro corpi alternandosi, ciascuna nella propria zona.</translation>
    </message>
    <message>
        <source>Armies fight on</source>
        <translation>Gli eserciti resistono</translation>
    </message>
    <message>
        <source>However great its losses, an army fights as long as it has a unit left.</source>
        <translation>Per quante perdite abbia, un esercito combatte finché ha un’unità.</translation>
    </message>
    <message>
        <source>Armies break at half</source>
        <translation>Cedono a metà</translation>
    </message>
    <message>
        <source>An army that has lost half its stands is beaten at the end of that turn.</source>
        <translation>Un esercito che ha perso metà delle basette è battuto alla fine di quel turno.</translation>
    </message>
    <message>
        <source>The battle goes on</source>
        <translation>La battaglia continua</translation>
    </message>
    <message>
        <source>The fall of a commander-in-chief costs his side his extra dice and nothing else.</source>
        <translation>La caduta di un comandante in capo costa alla sua parte i dadi aggiuntivi e nient’altro.</translation>
    </message>
    <message>
        <source>His side has lost</source>
        <translation>La sua parte ha perso</translation>
    </message>
    <message>
        <source>The battle ends with the turn in which he falls, and the other side has won.</source>
        <translation>La battaglia finisce con il turno in cui cade, e l’altra parte ha vinto.</translation>
    </message>
    <message>
        <source>45 degrees</source>
        <translation>45 gradi</translation>
    </message>
    <message>
        <source>All wheels of one move together turn a formed unit by 45 degrees at most.</source>
        <translation>Tutte le conversioni di un movimento girano un’unità in ordine chiuso di 45 gradi al massimo.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Nessun limite</translation>
    </message>
    <message>
        <source>A formed unit may wheel as long as its inches last.</source>
        <translation>Un’unità in ordine chiuso può fare conversioni finché le bastano i pollici.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Formed units cannot turn round; they must wheel.</source>
        <translation>Le unità in ordine chiuso non possono voltarsi; devono fare conversioni.</translation>
    </message>
    <message>
        <source>For a whole move</source>
        <translation>Per un movimento</translation>
    </message>
    <message>
        <source>A formed unit may spend its whole move on turning about where it stands.</source>
        <translation>Un’unità in ordine chiuso può spendere tutto il movimento per un dietrofront sul posto.</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <translation>Schermagliatori</translation>
    </message>
    <message>
        <source>Skirmishers may go through friends, and friends through skirmishers.</source>
        <translation>Gli schermagliatori attraversano gli amici, e gli amici attraversano loro.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Every friend is in the way.</source>
        <translation>Ogni amico sbarra la strada.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Any unit may go through friends that are not fighting.</source>
        <translation>Qualsiasi unità attraversa gli amici che non sono in mischia.</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elefanti</translation>
    </message>
    <message>
        <source>Only an elephant under control may leave a fight.</source>
        <translation>Solo un elefante sotto controllo può lasciare uno scontro.</translation>
    </message>
    <message>
        <source>Skirmishers too</source>
        <translation>Anche schermagliatori</translation>
    </message>
    <message>
        <source>Skirmishers may leave a fight as elephants do.</source>
        <translation>Gli schermagliatori possono lasciare uno scontro come gli elefanti.</translation>
    </message>
    <message>
        <source>Twelve inches</source>
        <translation>Dodici pollici</translation>
    </message>
    <message>
        <source>A general alone rides up to 12 inches in a move.</source>
        <translation>Un generale da solo va fino a 12 pollici in un movimento.</translation>
    </message>
    <message>
        <source>Six inches</source>
        <translation>Sei pollici</translation>
    </message>
    <message>
        <source>A general alone goes up to 6 inches in a move.</source>
        <translation>Un generale da solo va fino a 6 pollici in un movimento.</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Tutte e due</translation>
    </message>
    <message>
        <source>A scorpion may move and shoot in the same turn.</source>
        <translation>Uno scorpione può muovere e tirare nello stesso turno.</translation>
    </message>
    <message>
        <source>One of the two</source>
        <translation>Una delle due</translation>
    </message>
    <message>
        <source>A scorpion that has moved does not shoot in that turn.</source>
        <translation>Uno scorpione che ha mosso non tira in quel turno.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>Once the unit is in range all its stands roll, also those that are farther away.</source>
        <translation>Quando l’unità è a gittata lanciano il dado tutte le sue basette, anche quelle più lontane.</translation>
    </message>
    <message>
        <source>Those in range</source>
        <translation>Quelle a gittata</translation>
    </message>
    <message>
        <source>Only stands whose own base is in range roll.</source>
        <translation>Lanciano il dado solo le basette che sono esse stesse a gittata.</translation>
    </message>
    <message>
        <source>Nothing blocks</source>
        <translation>Nulla ferma</translation>
    </message>
    <message>
        <source>Nobody hides behind anybody.</source>
        <translation>Nessuno si nasconde dietro nessuno.</translation>
    </message>
    <message>
        <source>Units block</source>
        <translation>Le unità fermano</translation>
    </message>
    <message>
        <source>A shot is stopped if the line between the two middles runs through a third unit.</source>
        <translation>Un tiro si ferma se la linea fra i due centri passa attraverso una terza unità.</translation>
    </message>
    <message>
        <source>All round</source>
        <translation>Tutt’intorno</translation>
    </message>
    <message>
        <source>Units shoot in every direction.</source>
        <translation>Le unità tirano in ogni direzione.</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>In avanti</translation>
    </message>
    <message>
        <source>Some corner of the target must lie ahead of the shooter&apos;s front.</source>
        <translation>Un angolo del bersaglio dev’essere davanti al fronte di chi tira.</translation>
    </message>
    <message>
        <source>By turns</source>
        <translation>Alternandosi</translation>
    </message>
    <message>
        <source>One charge each in turn; the side that acts first begins.</source>
        <translation>Una carica a testa; comincia la parte che agisce per prima.</translation>
    </message>
    <message>
        <source>First side first</source>
        <translation>Prima chi comincia</translation>
    </message>
    <message>
        <source>The side that acts first makes all its charges, then the other.</source>
        <translation>La parte che agisce per prima fa tutte le sue cariche, poi l’altra.</translation>
    </message>
    <message>
        <source>Second side first</source>
        <translation>Prima chi segue</translation>
    </message>
    <message>
        <source>The side that acts second makes all its charges, then the other.</source>
        <translation>La parte che agisce per seconda fa tutte le sue cariche, poi l’altra.</translation>
    </message>
    <message>
        <source>A die decides</source>
        <translation>Decide un dado</translation>
    </message>
    <message>
        <source>Each turn a die says who charges first: 1 to 3 the first side, 4 to 6 the second.</source>
        <translation>A ogni turno un dado dice chi carica prima: da 1 a 3 la prima parte, da 4 a 6 la seconda.</translation>
    </message>
    <message>
        <source>With manoeuvres</source>
        <translation>Con manovre</translation>
    </message>
    <message>
        <source>Formed units charge as they move: ahead, obliquely or wheeling.</source>
        <translation>Le unità in ordine chiuso caricano come si muovono: in avanti, in obliquo o con conversioni.</translation>
    </message>
    <message>
        <source>Straight ahead</source>
        <translation>Dritto in avanti</translation>
    </message>
    <message>
        <source>Formed units charge straight ahead only.</source>
        <translation>Le unità in ordine chiuso caricano solo dritto in avanti.</translation>
    </message>
    <message>
        <source>Where it began</source>
        <translation>Da dove parte</translation>
    </message>
    <message>
        <source>Where the charger stood when it declared the charge says whether it meets front, flank or rear.</source>
        <translation>Decide dov’era chi carica quando ha dichiarato la carica: così si sa se colpisce fronte, fianco o retro.</translation>
    </message>
    <message>
        <source>Which edge it meets</source>
        <translation>Quale bordo tocca</translation>
    </message>
    <message>
        <source>The edge of the target that the charger touches says it.</source>
        <translation>Decide il bordo del bersaglio che tocca chi carica.</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Si ferma</translation>
    </message>
    <message>
        <source>If its target is gone before the fight, the charger stops where it is.</source>
        <translation>Se il bersaglio sparisce prima dello scontro, chi carica si ferma dov’è.</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Prosegue</translation>
    </message>
    <message>
        <source>The charger may go straight on with the inches it has left, into whomever it meets.</source>
        <translation>Chi carica può proseguire dritto con i pollici che gli restano, contro chi incontra.</translation>
    </message>
    <message>
        <source>One enemy</source>
        <translation>Un nemico</translation>
    </message>
    <message>
        <source>A unit with several enemies puts all its dice on one of them.</source>
        <translation>Un’unità con più nemici mette tutti i dadi contro uno solo.</translation>
    </message>
    <message>
        <source>Shared out</source>
        <translation>Divisi</translation>
    </message>
    <message>
        <source>A unit may divide its dice among the enemies it touches.</source>
        <translation>Un’unità può dividere i dadi fra i nemici che tocca.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Persi</translation>
    </message>
    <message>
        <source>Hits beyond the last stand of the target are lost.</source>
        <translation>I colpi oltre l’ultima basetta del bersaglio vanno persi.</translation>
    </message>
    <message>
        <source>Next enemy</source>
        <translation>Altro nemico</translation>
    </message>
    <message>
        <source>Hits that are too many go on to other enemies in the same fight.</source>
        <translation>I colpi in eccesso passano ad altri nemici nello stesso scontro.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Uno</translation>
    </message>
    <message>
        <source>A unit has at most one general.</source>
        <translation>Un’unità ha al massimo un generale.</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Quanti si vuole</translation>
    </message>
    <message>
        <source>Several generals may join the same unit, each with his dice.</source>
        <translation>Più generali possono unirsi alla stessa unità, ciascuno con i suoi dadi.</translation>
    </message>
    <message>
        <source>Any unit</source>
        <translation>Qualsiasi unità</translation>
    </message>
    <message>
        <source>A general may join units of every command of his side.</source>
        <translation>Un generale può unirsi a unità di ogni corpo della sua parte.</translation>
    </message>
    <message>
        <source>His own command</source>
        <translation>Il suo corpo</translation>
    </message>
    <message>
        <source>A general joins units of his own command; the commander-in-chief joins any.</source>
        <translation>Un generale si unisce a unità del suo corpo; il comandante in capo a qualsiasi.</translation>
    </message>
    <message>
        <source>He lives</source>
        <translation>Vive</translation>
    </message>
    <message>
        <source>He stands where his unit stood and may join another in his next move.</source>
        <translation>Sta dov’era la sua unità e può unirsi a un’altra nel prossimo movimento.</translation>
    </message>
    <message>
        <source>He falls with it</source>
        <translation>Cade con lei</translation>
    </message>
    <message>
        <source>When his unit is lost he is lost too.</source>
        <translation>Quando la sua unità è persa, è perso anche il generale.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Whoever charges an elephant is not trampled; it can only run wild later.</source>
        <translation>Chi carica un elefante non viene travolto; l’elefante può solo imbizzarrirsi dopo.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>The unit that charges an elephant loses stands as if the elephant had charged.</source>
        <translation>L’unità che carica un elefante perde basette come se avesse caricato l’elefante.</translation>
    </message>
    <message>
        <source>No dice</source>
        <translation>Nessun dado</translation>
    </message>
    <message>
        <source>An elephant strikes when it charges and only holds its enemy afterwards.</source>
        <translation>Un elefante colpisce quando carica e dopo trattiene soltanto il nemico.</translation>
    </message>
    <message>
        <source>Against skirmishers</source>
        <translation>Schermagliatori</translation>
    </message>
    <message>
        <source>An elephant rolls one die a round against skirmishers and hits on 4 or more.</source>
        <translation>Un elefante lancia un dado a ripresa contro gli schermagliatori e colpisce da 4 in su.</translation>
    </message>
    <message>
        <source>Two stands a round</source>
        <translation>Due basette a ripresa</translation>
    </message>
    <message>
        <source>Its enemy loses two stands every round from the round after its charge.</source>
        <translation>Il suo nemico perde due basette a ogni ripresa, da quella dopo la carica.</translation>
    </message>
    <message>
        <source>One die</source>
        <translation>Un dado</translation>
    </message>
    <message>
        <source>An elephant rolls one die a round against anybody and hits on 5 or more.</source>
        <translation>Un elefante lancia un dado a ripresa contro chiunque e colpisce da 5 in su.</translation>
    </message>
    <message>
        <source>If its charge alone destroyed its target, the elephant needs no control die.</source>
        <translation>Se è bastata la carica a distruggere il bersaglio, l’elefante non ha bisogno del lancio di controllo.</translation>
    </message>
    <message>
        <source>The elephant takes its control die also then, and may run wild.</source>
        <translation>L’elefante fa il lancio di controllo anche allora, e può imbizzarrirsi.</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Fanteria</translation>
    </message>
    <message>
        <source>Only the unit types that always scare elephants do, such as Roman infantry.</source>
        <translation>Solo i tipi di unità che spaventano sempre gli elefanti, come la fanteria romana.</translation>
    </message>
    <message>
        <source>Unit types that may scare elephants do it as well, such as Roman skirmishers.</source>
        <translation>Anche i tipi di unità che possono spaventare gli elefanti, come gli schermagliatori romani.</translation>
    </message>
    <message>
        <source>Unharmed</source>
        <translation>Illesi</translation>
    </message>
    <message>
        <source>Other elephants in the path of one that runs wild are not harmed.</source>
        <translation>Agli altri elefanti sul percorso di uno imbizzarrito non succede nulla.</translation>
    </message>
    <message>
        <source>Gone too</source>
        <translation>Via anche loro</translation>
    </message>
    <message>
        <source>Other elephants in its path are lost.</source>
        <translation>Gli altri elefanti sul percorso vanno persi.</translation>
    </message>
    <message>
        <source>Where armies begin</source>
        <translation>Dove cominciano gli eserciti</translation>
    </message>
    <message>
        <source>When an army breaks</source>
        <translation>Quando un esercito cede</translation>
    </message>
    <message>
        <source>If a commander-in-chief falls</source>
        <translation>Se cade il comandante in capo</translation>
    </message>
    <message>
        <source>How far formed units wheel</source>
        <translation>Quanto gira l’ordine chiuso</translation>
    </message>
    <message>
        <source>Turning about</source>
        <translation>Dietrofront</translation>
    </message>
    <message>
        <source>Who passes through friends</source>
        <translation>Chi attraversa gli amici</translation>
    </message>
    <message>
        <source>Who may leave a fight</source>
        <translation>Chi può lasciare uno scontro</translation>
    </message>
    <message>
        <source>Scorpions: moving and shooting</source>
        <translation>Scorpioni: movimento e tiro</translation>
    </message>
    <message>
        <source>Which stands shoot</source>
        <translation>Quali basette tirano</translation>
    </message>
    <message>
        <source>What blocks a shot</source>
        <translation>Che cosa ferma un tiro</translation>
    </message>
    <message>
        <source>In which direction</source>
        <translation>In quale direzione</translation>
    </message>
    <message>
        <source>Whose charge is next</source>
        <translation>A chi tocca la carica</translation>
    </message>
    <message>
        <source>How formed units charge</source>
        <translation>Come carica l’ordine chiuso</translation>
    </message>
    <message>
        <source>Front, flank or rear</source>
        <translation>Fronte, fianco o retro</translation>
    </message>
    <message>
        <source>Nobody left to charge</source>
        <translation>Nessuno più da caricare</translation>
    </message>
    <message>
        <source>Dice against several enemies</source>
        <translation>Dadi contro più nemici</translation>
    </message>
    <message>
        <source>Hits that are too many</source>
        <translation>Colpi in eccesso</translation>
    </message>
    <message>
        <source>How far a general goes</source>
        <translation>Fin dove va un generale</translation>
    </message>
    <message>
        <source>Generals in one unit</source>
        <translation>Generali in un’unità</translation>
    </message>
    <message>
        <source>Whom a general may join</source>
        <translation>A chi si unisce un generale</translation>
    </message>
    <message>
        <source>If a general&apos;s unit is lost</source>
        <translation>Se va persa la sua unità</translation>
    </message>
    <message>
        <source>A charged elephant strikes</source>
        <translation>Un elefante caricato colpisce</translation>
    </message>
    <message>
        <source>How elephants fight on</source>
        <translation>Come combattono poi gli elefanti</translation>
    </message>
    <message>
        <source>Control die without a fight</source>
        <translation>Controllo senza scontro</translation>
    </message>
    <message>
        <source>Who scares elephants</source>
        <translation>Chi spaventa gli elefanti</translation>
    </message>
    <message>
        <source>Elephants in a rampage&apos;s path</source>
        <translation>Elefanti sul percorso</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>La battaglia</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Tiro</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Cariche</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Mischia</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Generali</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>The rulebook</source>
        <translation>Il regolamento</translation>
    </message>
    <message>
        <source>How Zama plays a battle. The game is the one Matt Fritz published as *Fast Play Rules for Students*; the words here are ours. Where his page leaves something open, somebody had to decide: those decisions are the **rulings**, marked Q. Where several answers are good, a scenario may choose one: those are the **options**, at the end.</source>
        <translation>Come Zama gioca una battaglia. Il gioco è quello che Matt Fritz ha pubblicato come *Fast Play Rules for Students*; le parole qui sono nostre. Dove la sua pagina lascia qualcosa in sospeso, qualcuno doveva decidere: queste sono le **decisioni**, segnate con Q. Dove più risposte sono buone, uno scenario può sceglierne una: queste sono le **opzioni**, alla fine.</translation>
    </message>
    <message>
        <source>Every paragraph has a name, such as M3 or Q27. The program quotes it when it says why something is not possible, so you can look it up here. Numbers such as &quot;6 inches&quot; or &quot;hits on 5&quot; are those of the Battle of Zama; another scenario may give its troops other numbers, and then those count.</source>
        <translation>Ogni paragrafo ha un nome, come M3 o Q27. Il programma lo cita quando dice perché qualcosa non è possibile, così puoi cercarlo qui. Numeri come «6 pollici» o «colpisce da 5 in su» sono quelli della battaglia di Zama; un altro scenario può dare altri numeri alle sue truppe, e allora valgono quelli.</translation>
    </message>
    <message>
        <source>An inch is 2.54 cm. A die is an ordinary one with six faces.</source>
        <translation>Un pollice è 2,54 cm. I dadi sono quelli comuni, a sei facce.</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Gli eserciti</translation>
    </message>
    <message>
        <source>**A1 Stands.** A unit is a body of stands. A stand carries two little figures, but that is for the eye: for strength, for dice and for losses only the number of stands counts.</source>
        <translation>**A1 Basette.** Un’unità è un gruppo di basette. Una basetta porta due piccole miniature, ma quelle sono per l’occhio: per gli effettivi, per i dadi e per le perdite conta solo il numero di basette.</translation>
    </message>
    <message>
        <source>**Q69 Stands are alike.** All stands of a unit are worth the same, so nobody chooses which one falls. Only how many are left matters.</source>
        <translation>**Q69 Le basette sono uguali.** Tutte le basette di un’unità valgono lo stesso, quindi nessuno sceglie quale cade. Conta solo quante ne restano.</translation>
    </message>
    <message>
        <source>**A2 Skirmishers** are 3 to 5 stands side by side in a single rank.</source>
        <translation>**A2 Gli schermagliatori** sono da 3 a 5 basette fianco a fianco, su una riga sola.</translation>
    </message>
    <message>
        <source>**A3 Formed infantry and cavalry** are 6 to 10 stands in two ranks.</source>
        <translation>**A3 Fanteria in ordine chiuso e cavalleria** sono da 6 a 10 basette su due righe.</translation>
    </message>
    <message>
        <source>**A4 Elephants and scorpions** are units of one stand.</source>
        <translation>**A4 Elefanti e scorpioni** sono unità di una basetta. Lo scorpione è un lanciadardi.</translation>
    </message>
    <message>
        <source>**Q15 Sizes** are checked when a scenario is opened. A unit that has lost stands may be smaller.</source>
        <translation>**Q15 Le dimensioni** si controllano quando si apre uno scenario. Un’unità che ha perso basette può essere più piccola.</translation>
    </message>
    <message>
        <source>**A5 Front line.** Skirmishers and elephants belong in the front line of their army.</source>
        <translation>**A5 Prima linea.** Schermagliatori ed elefanti stanno nella prima linea del loro esercito.</translation>
    </message>
    <message>
        <source>**Q14 What the front line is.** The foremost front edges of an army form one line; skirmishers and elephants stand on it and nobody stands ahead of it. In scenarios of your own the program only warns you if it is otherwise.</source>
        <translation>**Q14 Che cos’è la prima linea.** I bordi anteriori più avanzati di un esercito formano una linea; schermagliatori ed elefanti ci stanno sopra, e nessuno sta più avanti. Nei tuoi scenari il programma ti avvisa soltanto, se non è così.</translation>
    </message>
    <message>
        <source>**A6 The Romans** are 38 units with 196 stands, and six generals. Scipio commands. Four commands of infantry have each a general, two scorpions, two units of five skirmisher stands and four units of seven infantry stands. On the left are three units of Roman cavalry, six stands each, with a general; on the right three units of Numidian cavalry, six stands each, with none.</source>
        <translation>**A6 I Romani** sono 38 unità con 196 basette, e sei generali. Comanda Scipione. Quattro corpi di fanteria hanno ciascuno un generale, due scorpioni, due unità di cinque basette di schermagliatori e quattro unità di sette basette di fanteria. A sinistra ci sono tre unità di cavalleria romana, sei basette ciascuna, con un generale; a destra tre unità di cavalleria numida, sei basette ciascuna, senza generale.</translation>
    </message>
    <message>
        <source>**A7 The Carthaginians** are 36 units with 184 stands, twelve of them elephants, and six generals. Hannibal commands. Four commands of infantry have each a general, two elephants, one unit of five skirmisher stands, one unit of eight stands of heavy infantry and three units of eight stands of light infantry. On the right are three units of Carthaginian cavalry, six stands each, with a general and two elephants; on the left one unit of Numidian cavalry of six stands and two elephants, with no general.</source>
        <translation>**A7 I Cartaginesi** sono 36 unità con 184 basette, di cui dodici elefanti, e sei generali. Comanda Annibale. Quattro corpi di fanteria hanno ciascuno un generale, due elefanti, un’unità di cinque basette di schermagliatori, un’unità di otto basette di fanteria pesante e tre unità di otto basette di fanteria leggera. A destra ci sono tre unità di cavalleria cartaginese, sei basette ciascuna, con un generale e due elefanti; a sinistra un’unità di cavalleria numida di sei basette e due elefanti, senza generale.</translation>
    </message>
    <message>
        <source>**A8 Who faces whom.** The left of one army is opposite the right of the other: Roman cavalry faces Carthaginian cavalry, and Numidians face Numidians.</source>
        <translation>**A8 Chi sta di fronte a chi.** La sinistra di un esercito è di fronte alla destra dell’altro: la cavalleria romana affronta quella cartaginese, e i Numidi affrontano i Numidi.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>**B1 Table.** 90 inches wide and 60 deep, flat, with nothing on it that hinders anybody.</source>
        <translation>**B1 Tavolo.** Largo 90 pollici e profondo 60, piatto, senza niente che sia d’ostacolo.</translation>
    </message>
    <message>
        <source>**B2 Distance.** The armies begin 18 inches apart.</source>
        <translation>**B2 Distanza.** Gli eserciti cominciano a 18 pollici l’uno dall’altro.</translation>
    </message>
    <message>
        <source>**Q13 How that is measured.** Between the two nearest units of the two armies: exactly 18 inches.</source>
        <translation>**Q13 Come si misura.** Fra le due unità più vicine dei due eserciti: esattamente 18 pollici.</translation>
    </message>
    <message>
        <source>**Q12 Stands** are so large, width by depth in inches: foot 1 by ¾; cavalry 1¼ by 1¼; elephant 1½ by 2; scorpion 1 by 1. A general is a round marker of 1 inch that takes up no room.</source>
        <translation>**Q12 Le basette** misurano, larghezza per profondità in pollici: a piedi 1 per ¾; cavalleria 1¼ per 1¼; elefante 1½ per 2; scorpione 1 per 1. Un generale è un segnalino rotondo di 1 pollice che non occupa posto.</translation>
    </message>
    <message>
        <source>**Q16 Deployment.** Units stand where the scenario puts them, generals beside them and not yet with a unit. With the option `deployment: free` the sides place their commands before the first turn, one command at a time and in turns, each inside its own zone; units and generals that nobody mentions stay where the scenario has them.</source>
        <translation>**Q16 Schieramento.** Le unità stanno dove le mette lo scenario, i generali accanto a loro e non ancora con un’unità. Con l’opzione `deployment: free` le parti schierano i loro corpi prima del turno 1, un corpo alla volta e alternandosi, ciascuna nella propria zona; le unità e i generali che nessuno nomina restano dove li ha lo scenario.</translation>
    </message>
    <message>
        <source>**Q17 Measures.** Where a unit is means where the middle of its front edge is, and which way it faces. The program counts in thousandths of an inch and hundredths of a degree and rounds to the nearest, halves upwards. One hundredth of an inch is forgiven everywhere: in range and in reach, in your favour; two bodies touch when they are as near as that, and overlap only when they overlap by more. Angles are not forgiven anything. &quot;By name&quot; means in the order of the units&apos; ids.</source>
        <translation>**Q17 Misure.** Dove sta un’unità vuol dire dove sta il mezzo del suo bordo anteriore, e da che parte guarda. Il programma conta in millesimi di pollice e centesimi di grado e arrotonda al più vicino, le metà in su. Un centesimo di pollice si perdona dappertutto: nella gittata e nella portata di una carica, a tuo favore; due corpi si toccano quando sono vicini tanto, e si sovrappongono solo quando si sovrappongono di più. Agli angoli non si perdona nulla. «Per nome» vuol dire nell’ordine degli id delle unità.</translation>
    </message>
    <message>
        <source>**Q18 Footprint.** A unit covers the whole rectangle of its ranks and files, also where the rear rank has a gap. Range, contact and collisions are measured from that rectangle.</source>
        <translation>**Q18 Superficie occupata.** Un’unità copre tutto il rettangolo delle sue righe e file, anche dove la riga posteriore ha un vuoto. Gittata, contatto e scontri fra pezzi si misurano da quel rettangolo.</translation>
    </message>
    <message>
        <source>**Q19 Ranks and files.** Skirmishers stand in one rank. Formed units stand in two; with an odd number of stands the front rank has one more.</source>
        <translation>**Q19 Righe e file.** Gli schermagliatori stanno su una riga. Le unità in ordine chiuso stanno su due; con un numero dispari di basette la riga anteriore ne ha una in più.</translation>
    </message>
    <message>
        <source>**Q20 After losses** a formed unit closes up at once to two ranks again. The middle of its front stays where it was, so the new rectangle lies inside the old one.</source>
        <translation>**Q20 Dopo le perdite** un’unità in ordine chiuso si serra subito di nuovo su due righe. Il mezzo del suo fronte resta dov’era, quindi il nuovo rettangolo sta dentro quello vecchio.</translation>
    </message>
    <message>
        <source>A single rank closes up too: it draws in towards the middle of its front, half the width of a stand from each end for every stand that falls, and keeps facing as it did. It can so lose touch with an enemy at its end, or get out of range of one; what that does to an engagement is in [Q70](#Q70).</source>
        <translation>Si serra anche una riga sola: si stringe verso il mezzo del suo fronte, di mezza basetta da ogni estremità per ogni basetta che cade, e continua a guardare dove guardava. Può così perdere il contatto con un nemico all’estremità, o uscire dalla gittata di uno; che cosa ne segue per chi è in mischia sta in [Q70](#Q70).</translation>
    </message>
    <message>
        <source>**Q21 Formations stay.** Nobody may change a formation, split a unit or join two.</source>
        <translation>**Q21 Le formazioni restano.** Nessuno può cambiare formazione, dividere un’unità o unirne due.</translation>
    </message>
    <message>
        <source>**Q22 Front, flank, rear.** A charge comes from the front if the middle of the charger, where it stood when the charge was declared, was ahead of the line through the target&apos;s front edge. It comes from the rear if it was behind the line through the rear edge, and else from the flank. The option `front_test: contacted_edge` asks instead which edge of the target is met.</source>
        <translation>**Q22 Fronte, fianco, retro.** Una carica viene dal fronte se il centro di chi carica, dov’era quando l’ha dichiarata, stava davanti alla linea del bordo anteriore del bersaglio. Viene alle spalle se stava dietro la linea del bordo posteriore, altrimenti sul fianco. L’opzione `front_test: contacted_edge` guarda invece quale bordo del bersaglio si incontra.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Il turno</translation>
    </message>
    <message>
        <source>**T1 Six steps.** Romans move. Romans shoot. Carthaginians move. Carthaginians shoot. Both sides charge. All fights are fought. Then the next turn begins. A scenario with other armies names its own sides in this order.</source>
        <translation>**T1 Sei fasi.** I Romani muovono. I Romani tirano. I Cartaginesi muovono. I Cartaginesi tirano. Tutte e due le parti caricano. Si combattono tutti gli scontri. Poi comincia il turno seguente. Uno scenario con altri eserciti nomina le sue parti in questo ordine.</translation>
    </message>
    <message>
        <source>**Q06 Within a step** you give orders to your units in any order, one at a time, and each is carried out before the next. A unit gets at most one order in a step.</source>
        <translation>**Q06 In una fase** dai ordini alle tue unità nell’ordine che vuoi, uno alla volta, e ciascuno si esegue prima del seguente. Un’unità riceve al massimo un ordine per fase.</translation>
    </message>
    <message>
        <source>**Q03 All three.** A unit may move, shoot and charge in the same turn; none of them shortens another.</source>
        <translation>**Q03 Tutte e tre.** Un’unità può muovere, tirare e caricare nello stesso turno; nessuna delle tre cose toglie qualcosa alle altre.</translation>
    </message>
    <message>
        <source>**Q05 No reactions.** Nobody steps aside, shoots or charges out of turn because the enemy has done something.</source>
        <translation>**Q05 Nessuna reazione.** Nessuno si scansa, tira o carica fuori dal suo momento perché il nemico ha fatto qualcosa.</translation>
    </message>
    <message>
        <source>**Q11 No fear.** Units do not lose heart, and generals need not be near to give orders. The only flights are those of scorpions and elephants.</source>
        <translation>**Q11 Nessuna paura.** Le unità non si perdono d’animo, e i generali non devono essere vicini per dare ordini. Le uniche fughe sono quelle di scorpioni ed elefanti.</translation>
    </message>
    <message>
        <source>**Q07 How long.** Eight turns, then the sun sets. `turn_limit` sets another number or none; with none, a battle in which ten whole turns go by without a loss is over and is judged as if time had run out.</source>
        <translation>**Q07 Quanto dura.** Otto turni, poi tramonta il sole. `turn_limit` imposta un altro numero o nessuno; senza limite, una battaglia in cui passano dieci turni interi senza perdite è finita e si giudica come se il tempo fosse scaduto.</translation>
    </message>
    <message>
        <source>**Q08 Ending early.** At the end of a turn in which a side has no unit left (elephants and scorpions are units) the battle ends. A side may give up at any time, and then the other has won a great victory. With the option `army_break: 0.5` an army that has lost half its stands is beaten at the end of that turn.</source>
        <translation>**Q08 Finire prima.** Alla fine di un turno in cui una parte non ha più unità (elefanti e scorpioni sono unità) la battaglia finisce. Una parte può arrendersi in qualsiasi momento, e allora l’altra ha ottenuto una grande vittoria. Con l’opzione `army_break: 0.5` un esercito che ha perso metà delle basette è battuto alla fine di quel turno.</translation>
    </message>
    <message>
        <source>**Q09 Who wins.** Compare what share of its stands each side has lost, in per cent of what it had. Scorpions count one stand each; elephants and generals do not count. If the shares are less than 5 points apart, the battle is drawn; less than 20, the side that lost less has a slight edge; 20 or more, a great victory. A side that alone has units left has a great victory; if nobody has, it is a draw.</source>
        <translation>**Q09 Chi vince.** Si confronta quante basette ha perso ciascuna parte, in percentuale di quelle che aveva. Gli scorpioni contano una basetta ciascuno; elefanti e generali non contano. Se le percentuali distano meno di 5 punti, la battaglia è indecisa; meno di 20, chi ha perso meno ha un lieve vantaggio; 20 o più, una grande vittoria. Se una parte sola ha ancora unità, ha una grande vittoria; se non ne ha nessuna delle due, la battaglia è indecisa.</translation>
    </message>
    <message>
        <source>**Q10 The fall of a commander in chief** costs his side his dice and nothing else. With the option `end_on_cinc_death: true` it ends the battle with that turn and the other side has won.</source>
        <translation>**Q10 La caduta di un comandante in capo** costa alla sua parte i suoi dadi e nient’altro. Con l’opzione `end_on_cinc_death: true` la battaglia finisce con quel turno e l’altra parte ha vinto.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>**M1 Foot** moves up to 6 inches.</source>
        <translation>**M1 A piedi** si va fino a 6 pollici.</translation>
    </message>
    <message>
        <source>**M4 Elephants and scorpions** move up to 6 inches.</source>
        <translation>**M4 Elefanti e scorpioni** muovono fino a 6 pollici.</translation>
    </message>
    <message>
        <source>**M5 Cavalry** moves up to 12 inches.</source>
        <translation>**M5 La cavalleria** muove fino a 12 pollici.</translation>
    </message>
    <message>
        <source>**Q31 Less is allowed.** A unit may go only part of its way, or stay.</source>
        <translation>**Q31 Anche meno.** Un’unità può fare solo una parte della strada, o restare ferma.</translation>
    </message>
    <message>
        <source>**M2 Skirmishers** go in any direction.</source>
        <translation>**M2 Gli schermagliatori** vanno in qualsiasi direzione.</translation>
    </message>
    <message>
        <source>**Q29 How skirmishers move.** One straight way in any direction and one turn on the spot, before or after it. No corner of the unit may end more than 6 inches from where that corner began, so turning uses up some of the way. Turning sweeps over the ground: on the way nobody may be touched who could not be touched in a move.</source>
        <translation>**Q29 Come si muovono gli schermagliatori.** Un tratto dritto in qualsiasi direzione e una rotazione sul posto, prima o dopo. Nessun angolo dell’unità può finire a più di 6 pollici da dove quell’angolo era partito, quindi ruotare consuma un po’ della strada. Ruotando si spazza il terreno, e strada facendo non si può toccare nessuno che sia vietato toccare in un movimento.</translation>
    </message>
    <message>
        <source>**M3 Formed units** go straight ahead, obliquely or by wheeling, and no other way; the angle is 45 degrees.</source>
        <translation>**M3 Le unità in ordine chiuso** vanno dritto in avanti, in obliquo o con conversioni, e in nessun altro modo; l’angolo è di 45 gradi.</translation>
    </message>
    <message>
        <source>**Q24 Formed** are all units in two ranks: heavy and light infantry, Roman infantry, and all cavalry, the Numidians too. In a scenario each type of unit says whether it is formed or free.</source>
        <translation>**Q24 In ordine chiuso** sono tutte le unità su due righe: fanteria pesante e leggera, fanteria romana e tutta la cavalleria, anche i Numidi. In uno scenario ogni tipo di unità dice se è in ordine chiuso o libero.</translation>
    </message>
    <message>
        <source>**Q25 Wheels.** All wheels of one move together may turn the unit by 45 degrees; a charge counts anew. `wheel_cap: none` lifts the limit. Wheels, obliques and straight ways may follow each other as long as the inches last.</source>
        <translation>**Q25 Conversioni.** Tutte le conversioni di un movimento insieme possono girare l’unità di 45 gradi; per una carica si conta da capo. `wheel_cap: none` toglie il limite. Conversioni, tratti obliqui e tratti dritti possono seguirsi finché bastano i pollici.</translation>
    </message>
    <message>
        <source>**Q26 What a wheel costs.** The front corner on the inside stays where it is; the unit pays the arc that the outer front corner goes. A front of 4 inches pays 3.14 inches for 45 degrees.</source>
        <translation>**Q26 Quanto costa una conversione.** L’angolo anteriore interno resta dov’è; l’unità paga l’arco percorso dall’angolo anteriore esterno. Un fronte di 4 pollici paga 3,14 pollici per 45 gradi.</translation>
    </message>
    <message>
        <source>**Q27 Obliques.** The whole unit slides forward at an angle of up to 45 degrees to its facing and keeps facing the same way. It pays the distance it goes.</source>
        <translation>**Q27 Tratti obliqui.** Tutta l’unità scivola in avanti con un angolo fino a 45 gradi e continua a guardare dalla stessa parte. Paga la distanza che fa.</translation>
    </message>
    <message>
        <source>**Q28 Not for formed units:** turning about, going backwards, stepping sideways. With the option `about_face: whole_move` a formed unit may spend its whole move on turning about where it stands.</source>
        <translation>**Q28 Vietato all’ordine chiuso:** fare dietrofront, andare indietro, fare passi di lato. Con l’opzione `about_face: whole_move` un’unità in ordine chiuso può spendere tutto il movimento per un dietrofront sul posto.</translation>
    </message>
    <message>
        <source>**Q30 How elephants and scorpions move.** They turn as they like, go one straight way of up to 6 inches in any direction, measured at the middle, and turn again.</source>
        <translation>**Q30 Come si muovono elefanti e scorpioni.** Ruotano come vogliono, fanno un tratto dritto fino a 6 pollici in qualsiasi direzione, misurato dal centro, e ruotano di nuovo.</translation>
    </message>
    <message>
        <source>**Q32 Through friends.** Skirmishers may go through friends and friends through skirmishers, if the two do not lie on top of each other at the end; edges may touch. All other friends are in the way, and so is everybody who is engaged. The option `interpenetration` allows it for nobody (`none`) or for everybody (`all`).</source>
        <translation>**Q32 Attraverso gli amici.** Gli schermagliatori possono attraversare gli amici e gli amici gli schermagliatori, se alla fine i due non stanno uno sopra l’altro; i bordi possono toccarsi. Tutti gli altri amici sbarrano la strada, e così chi è in mischia. L’opzione `interpenetration` non lo permette a nessuno (`none`) o lo permette a tutti (`all`).</translation>
    </message>
    <message>
        <source>**Q33 Elephants too** go through skirmishers and through nobody else when they move. Running wild is another matter.</source>
        <translation>**Q33 Anche gli elefanti** attraversano gli schermagliatori e nessun altro, quando muovono. Imbizzarrirsi è un’altra cosa.</translation>
    </message>
    <message>
        <source>**Q34 Enemies** may be neither passed nor touched in a move. Being near them does not matter.</source>
        <translation>**Q34 I nemici** in un movimento non si possono attraversare né toccare. Esserci vicino non importa.</translation>
    </message>
    <message>
        <source>**Q35 The edge.** Nobody may leave the table, not even with a corner and not even in the middle of a wheel. Generals must stay on it as well.</source>
        <translation>**Q35 Il bordo.** Nessuno può uscire dal tavolo, neanche con un angolo e neanche a metà di una conversione. Anche i generali devono restarci.</translation>
    </message>
    <message>
        <source>**Q36 Engaged units** stay where they are: no move, no turn, no charge, no retreat. The option `break_off: elephants_and_skirmishers` lets skirmishers leave as elephants do.</source>
        <translation>**Q36 Le unità in mischia** restano dove sono: nessun movimento, nessuna rotazione, nessuna carica, nessuna ritirata. L’opzione `break_off: elephants_and_skirmishers` permette agli schermagliatori di andarsene come gli elefanti.</translation>
    </message>
    <message>
        <source>**Q37 An elephant in a fight** that is under control may leave in its own side&apos;s move. Its engagements end, and nobody may strike it for going. It may slide along the enemies it touched at the start, but must end clear of every enemy. Later in the turn it may charge again.</source>
        <translation>**Q37 Un elefante in uno scontro** e sotto controllo può andarsene nel movimento della sua parte. Le sue mischie finiscono, e nessuno può colpirlo perché se ne va. Può scivolare lungo i nemici che toccava alla partenza, ma deve finire staccato da ogni nemico. Più tardi nel turno può caricare di nuovo.</translation>
    </message>
    <message>
        <source>**Q38 Generals** go with their unit, or alone up to 12 inches in any direction in their side&apos;s move, whoever stands there. Both in one turn is not possible, and a unit whose general has gone alone stays too. `general_move: 6` shortens the way.</source>
        <translation>**Q38 I generali** vanno con la loro unità, o da soli fino a 12 pollici in qualsiasi direzione nel movimento della loro parte, chiunque ci sia in mezzo. Tutte e due le cose in un turno no, e un’unità il cui generale è andato da solo resta ferma anche lei. `general_move: 6` accorcia la strada.</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Tiro</translation>
    </message>
    <message>
        <source>**S1 Who shoots.** Skirmishers, Numidian cavalry and scorpions. Nobody else.</source>
        <translation>**S1 Chi tira.** Schermagliatori, cavalleria numida e scorpioni. Nessun altro.</translation>
    </message>
    <message>
        <source>**S8 How far.** Scorpions 24 inches, all others 6.</source>
        <translation>**S8 Quanto lontano.** Gli scorpioni 24 pollici, tutti gli altri 6.</translation>
    </message>
    <message>
        <source>**Q51 In range** means: the shortest way from one rectangle to the other is not longer than the range.</source>
        <translation>**Q51 A gittata** vuol dire: la strada più breve da un rettangolo all’altro non è più lunga della gittata.</translation>
    </message>
    <message>
        <source>**S5 All or none.** If any part of a unit is in range, all of it shoots.</source>
        <translation>**S5 Tutta o niente.** Se una qualsiasi parte di un’unità è a gittata, tira tutta l’unità.</translation>
    </message>
    <message>
        <source>**S2 Dice.** One die for each stand that shoots.</source>
        <translation>**S2 Dadi.** Un dado per ogni basetta che tira.</translation>
    </message>
    <message>
        <source>**Q52 So all stands roll**, also those that are farther away. With the option `range_dice: stands_in_range` only stands whose own base is in range roll; a gap in the rear rank is at its right-hand end.</source>
        <translation>**Q52 Quindi lanciano tutte le basette**, anche quelle più lontane. Con l’opzione `range_dice: stands_in_range` lanciano solo le basette che sono esse stesse a gittata; un vuoto nella riga posteriore sta alla sua estremità destra.</translation>
    </message>
    <message>
        <source>**S3 Hits.** Scorpions hit on 4 or more, all others on a 6.</source>
        <translation>**S3 Colpi a segno.** Gli scorpioni colpiscono da 4 in su, tutti gli altri con 6.</translation>
    </message>
    <message>
        <source>**S4 Losses.** Each hit takes a stand.</source>
        <translation>**S4 Perdite.** Ogni colpo a segno toglie una basetta.</translation>
    </message>
    <message>
        <source>**S6 Engaged units** do not shoot.</source>
        <translation>**S6 Le unità in mischia** non tirano.</translation>
    </message>
    <message>
        <source>**S7 Nobody shoots at engaged units.**</source>
        <translation>**S7 Nessuno tira contro unità in mischia.**</translation>
    </message>
    <message>
        <source>**Q62 Only they are safe.** Whoever stands beside a fight without being engaged can be shot at.</source>
        <translation>**Q62 Solo loro sono al riparo.** Chi sta accanto a uno scontro senza essere in mischia può essere un bersaglio.</translation>
    </message>
    <message>
        <source>**Q04 Moving and shooting.** A unit that has moved shoots as well as any. With the option `scorpion_move_or_shoot: true` a scorpion does one of the two in a turn.</source>
        <translation>**Q04 Muovere e tirare.** Un’unità che ha mosso tira bene come le altre. Con l’opzione `scorpion_move_or_shoot: true` uno scorpione fa una sola delle due cose in un turno.</translation>
    </message>
    <message>
        <source>**Q53 Line of sight.** There is none to think of: nobody hides behind anybody. With the option `los: units_block` a shot is stopped if the line between the two middles runs through a third unit, friend or enemy. Generals never stop one. Scorpions that shoot over everybody give Rome an edge at Zama; this option makes it much smaller: between two computers of the same strength Rome then wins 41 battles of 100 and Carthage 27, instead of 68 and 9.</source>
        <translation>**Q53 Linea di vista.** Non c’è da pensarci: nessuno si nasconde dietro nessuno. Con l’opzione `los: units_block` un tiro si ferma se la linea fra i due centri passa attraverso una terza unità, amica o nemica. I generali non fermano mai un tiro. Gli scorpioni che tirano sopra tutti danno a Roma un vantaggio a Zama; questa opzione lo riduce molto: fra due computer della stessa forza Roma vince allora 41 battaglie su 100 e Cartagine 27, invece di 68 e 9.</translation>
    </message>
    <message>
        <source>**Q54 All round.** Units shoot in every direction. With the option `arc: front` some corner of the target must lie ahead of the shooter&apos;s front.</source>
        <translation>**Q54 Tutt’intorno.** Le unità tirano in ogni direzione. Con l’opzione `arc: front` un angolo del bersaglio dev’essere davanti al fronte di chi tira.</translation>
    </message>
    <message>
        <source>**Q55 One target.** A unit shoots at one enemy unit, whichever its player likes; the nearest need not be first, and the dice are not divided.</source>
        <translation>**Q55 Un bersaglio.** Un’unità tira contro una sola unità nemica, quella che vuole chi gioca; la più vicina non ha la precedenza, e i dadi non si dividono.</translation>
    </message>
    <message>
        <source>**Q56 One after another.** Units shoot in turn; losses are taken at once, and the next shooter sees them.</source>
        <translation>**Q56 Una dopo l’altra.** Le unità tirano una alla volta; le perdite si tolgono subito, e chi tira dopo ne tiene conto.</translation>
    </message>
    <message>
        <source>**Q60 Too many hits** are lost.</source>
        <translation>**Q60 I colpi in eccesso** vanno persi.</translation>
    </message>
    <message>
        <source>**Q57 Elephants** cannot be shot at, because nothing would come of it.</source>
        <translation>**Q57 Contro gli elefanti** non si può tirare, perché non servirebbe a niente.</translation>
    </message>
    <message>
        <source>**Q58 Scorpions** can be, and one hit ends them.</source>
        <translation>**Q58 Contro gli scorpioni** sì, e basta un colpo a segno.</translation>
    </message>
    <message>
        <source>**Q59 Skirmishers** are no easier to shoot than others; they are only easier to hit in melee.</source>
        <translation>**Q59 Gli schermagliatori** non sono più facili da colpire con il tiro degli altri; sono più facili da colpire solo in mischia.</translation>
    </message>
    <message>
        <source>**Q61 Generals** neither add to a volley nor run a risk in it.</source>
        <translation>**Q61 I generali** non aggiungono nulla a una scarica e non vi rischiano nulla.</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Cariche</translation>
    </message>
    <message>
        <source>**C1 Both sides** may charge in the fifth step, and neither must.</source>
        <translation>**C1 Tutte e due le parti** possono caricare nella quinta fase, e nessuna è obbligata.</translation>
    </message>
    <message>
        <source>**C2 The only way** into a fight is a charge.</source>
        <translation>**C2 L’unico modo** di entrare in uno scontro è una carica.</translation>
    </message>
    <message>
        <source>**C3 Foot and elephants** charge up to 6 inches.</source>
        <translation>**C3 A piedi e con gli elefanti** si carica fino a 6 pollici.</translation>
    </message>
    <message>
        <source>**C4 Cavalry** charges up to 12 inches.</source>
        <translation>**C4 La cavalleria** carica fino a 12 pollici.</translation>
    </message>
    <message>
        <source>**C5 It must arrive.** A charge that does not reach an enemy cannot be made.</source>
        <translation>**C5 Deve arrivare.** Una carica che non raggiunge un nemico non si può fare.</translation>
    </message>
    <message>
        <source>**Q01 Whose charge is next.** The sides take turns, the first side first: one charge, or pass. Passing now does not forbid a charge later; when both pass one after the other, the step is over. The option `charge_order` lets the first or the second side make all its charges first, or lets a die decide who begins: 1 to 3 the first side, 4 to 6 the second.</source>
        <translation>**Q01 A chi tocca la carica.** Le parti si alternano, la prima parte per prima: una carica, oppure si passa. Passare ora non vieta una carica più tardi; quando tutte e due passano una dopo l’altra, la fase è finita. L’opzione `charge_order` fa fare prima tutte le cariche alla prima o alla seconda parte, o fa decidere a un dado chi comincia: da 1 a 3 la prima parte, da 4 a 6 la seconda.</translation>
    </message>
    <message>
        <source>**Q02 One at a time.** Each charge is finished, with all that comes of it, before the next is declared.</source>
        <translation>**Q02 Una alla volta.** Ogni carica si conclude, con tutto ciò che ne segue, prima che si dichiari la seguente.</translation>
    </message>
    <message>
        <source>**Q39 Who may charge.** Any unit that is not engaged, once a turn, also if it has moved or shot. Scorpions never do, and generals only with their unit.</source>
        <translation>**Q39 Chi può caricare.** Qualsiasi unità che non è in mischia, una volta per turno, anche se ha mosso o tirato. Gli scorpioni mai, e i generali solo con la loro unità.</translation>
    </message>
    <message>
        <source>**Q40 Reach.** A charge has its own inches, counted as in a move and besides it. The charger goes until it first touches an enemy and stops there; what the order says beyond that point does not matter. If it touches nobody in time, the charge is not allowed and has cost nothing: try another. You may measure first as much as you like.</source>
        <translation>**Q40 Fin dove arriva.** Una carica ha i suoi pollici, contati come in un movimento e oltre a quelli. Chi carica va finché tocca il primo nemico e lì si ferma; ciò che l’ordine dice oltre quel punto non importa. Se non tocca nessuno in tempo, la carica non è consentita e non è costata nulla: provane un’altra. Puoi misurare prima quanto vuoi.</translation>
    </message>
    <message>
        <source>**Q41 Engaged units** cannot charge. They can be charged, and by several.</source>
        <translation>**Q41 Le unità in mischia** non possono caricare. Possono essere caricate, e da più nemici.</translation>
    </message>
    <message>
        <source>**Q42 Formed units** charge with the same manoeuvres as they move: ahead, obliquely, wheeling up to 45 degrees in all. A corner that swings into an enemy has charged him. With the option `formed_charge: straight` they only go straight ahead.</source>
        <translation>**Q42 Le unità in ordine chiuso** caricano con le stesse manovre con cui si muovono: in avanti, in obliquo, con conversioni fino a 45 gradi in tutto. Un angolo che girando tocca un nemico lo ha caricato. Con l’opzione `formed_charge: straight` vanno solo dritto in avanti.</translation>
    </message>
    <message>
        <source>**Q43 Others.** Skirmishers turn once, then go straight in any direction; their corners are measured as in a move. Elephants turn to where they want to go and then go straight ahead, which is how they end up facing.</source>
        <translation>**Q43 Gli altri.** Gli schermagliatori ruotano una volta, poi vanno dritto in qualsiasi direzione; i loro angoli si misurano come in un movimento. Gli elefanti ruotano verso dove vogliono andare e poi vanno dritto, ed è così che alla fine guardano.</translation>
    </message>
    <message>
        <source>**Q44 The target** you have named must be among those the charger meets; if somebody else is met first, the charge is refused and you hear who it is. Friends are in the way as in a move. Generals without a unit are in nobody&apos;s way.</source>
        <translation>**Q44 Il bersaglio** che hai nominato dev’essere fra quelli che chi carica incontra; se incontra prima qualcun altro, la carica è rifiutata e ti si dice chi è. Gli amici sbarrano la strada come in un movimento. I generali senza unità non sbarrano la strada a nessuno.</translation>
    </message>
    <message>
        <source>**Q45 Everybody close.** All enemies within a tenth of an inch of the charger where it stops are engaged with it. An elephant&apos;s weight and the fright of an elephant concern only the target that was named.</source>
        <translation>**Q45 Tutti i vicini.** Tutti i nemici entro un decimo di pollice da chi carica, dove si ferma, sono in mischia con lui. Il peso di un elefante e il suo spavento riguardano solo il bersaglio nominato.</translation>
    </message>
    <message>
        <source>**Q46 No lining up.** The charger stays just as it arrived. Who is engaged with whom is remembered from then on, whatever happens to the distance.</source>
        <translation>**Q46 Niente allineamenti.** Chi carica resta proprio come è arrivato. Da allora in poi si ricorda chi è in mischia con chi, qualunque cosa succeda alla distanza.</translation>
    </message>
    <message>
        <source>**Q47 Charging an elephant** is allowed. A charged elephant does not trample its charger; it can only run wild later. With the option `elephant_hits_when_charged: true` it does, and the unit that declared the charge loses two stands.</source>
        <translation>**Q47 Caricare un elefante** è consentito. Un elefante caricato non travolge chi lo carica; può solo imbizzarrirsi dopo. Con l’opzione `elephant_hits_when_charged: true` lo travolge, e l’unità che ha dichiarato la carica perde due basette.</translation>
    </message>
    <message>
        <source>**Q48 Nobody left.** If the target is gone before a fight begins, the charger stops where it is: free, unless another enemy is close by, and its charge is used up. With the option `overrun: continue` it may go straight on with the inches it has left, and whoever it meets next is its new target.</source>
        <translation>**Q48 Nessuno più.** Se il bersaglio sparisce prima che cominci uno scontro, chi carica si ferma dov’è: libero, a meno che un altro nemico sia lì accanto, e la sua carica è consumata. Con l’opzione `overrun: continue` può proseguire dritto con i pollici che gli restano, e chi incontra dopo è il suo nuovo bersaglio.</translation>
    </message>
    <message>
        <source>**Q49 An elephant that charges scorpions** puts them to flight like anybody else: no weight, no fight, no control die.</source>
        <translation>**Q49 Un elefante che carica degli scorpioni** li mette in fuga come chiunque altro: nessun urto, nessuno scontro, nessun lancio di controllo.</translation>
    </message>
    <message>
        <source>**Q50 A general** charges with the unit he is with.</source>
        <translation>**Q50 Un generale** carica con l’unità con cui sta.</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Mischia</translation>
    </message>
    <message>
        <source>**Q63 A fight** is everybody who is joined by engagements, directly or through others. All fights are fought in the last step of a turn, one round each.</source>
        <translation>**Q63 Uno scontro** sono tutti quelli legati fra loro dalle mischie, direttamente o attraverso altri. Tutti gli scontri si combattono nell’ultima fase di un turno, una ripresa ciascuno.</translation>
    </message>
    <message>
        <source>**F1 Dice.** In a fight a unit rolls one die for each of its stands.</source>
        <translation>**F1 Dadi.** In uno scontro un’unità lancia un dado per ogni sua basetta.</translation>
    </message>
    <message>
        <source>**Q64 All stands** of an engaged unit roll, not only those that touch.</source>
        <translation>**Q64 Tutte le basette** di un’unità in mischia lanciano, non solo quelle che toccano.</translation>
    </message>
    <message>
        <source>**F2 Hits.** Roman infantry, heavy infantry, Roman and Carthaginian cavalry hit on 5 or more; light infantry, skirmishers and Numidian cavalry on a 6.</source>
        <translation>**F2 Colpi a segno.** Fanteria romana, fanteria pesante, cavalleria romana e cartaginese colpiscono da 5 in su; fanteria leggera, schermagliatori e cavalleria numida con 6.</translation>
    </message>
    <message>
        <source>**F3 Against skirmishers** everybody hits on 4 or more instead.</source>
        <translation>**F3 Contro gli schermagliatori** invece tutti colpiscono da 4 in su.</translation>
    </message>
    <message>
        <source>**Q67 Skirmishers against skirmishers** too. What a die needs depends on whom it is for, never on who charged.</source>
        <translation>**Q67 Anche fra schermagliatori** vale lo stesso. Il numero che serve a un dado dipende da contro chi lo si lancia, mai da chi ha caricato.</translation>
    </message>
    <message>
        <source>**Q23 From the side** nobody fights better. A flank only matters for the fright of elephants, and because more units find room there.</source>
        <translation>**Q23 Di lato** nessuno combatte meglio. Un fianco conta solo per lo spavento degli elefanti, e perché lì trovano posto più unità.</translation>
    </message>
    <message>
        <source>**Q65 Whom to fight.** A unit with several enemies puts all its dice on one of them. Both sides choose before any die of the step is rolled, the first side first; once the second side has chosen, the first cannot change its mind. Where nobody chooses, the enemy is taken who is easiest to hit, then the one with the fewest stands, then the first by name. With the option `dice_split: free` a unit may divide its dice.</source>
        <translation>**Q65 Contro chi combattere.** Un’unità con più nemici mette tutti i dadi contro uno solo. Le due parti scelgono prima che si lanci qualsiasi dado della fase, la prima parte per prima; quando la seconda ha scelto, la prima non può più cambiare idea. Dove nessuno sceglie, si prende il nemico più facile da colpire, poi quello con meno basette, poi il primo per nome. Con l’opzione `dice_split: free` un’unità può dividere i dadi.</translation>
    </message>
    <message>
        <source>**F4 Losses.** Each hit takes a stand.</source>
        <translation>**F4 Perdite.** Ogni colpo a segno toglie una basetta.</translation>
    </message>
    <message>
        <source>**Q66 Too many hits** are lost, even if another enemy is in the same fight. With the option `surplus: same_fight` they go on to the others in it.</source>
        <translation>**Q66 I colpi in eccesso** vanno persi, anche se nello stesso scontro c’è un altro nemico. Con l’opzione `surplus: same_fight` passano agli altri nello scontro.</translation>
    </message>
    <message>
        <source>**F5 At the same time.** Both sides roll before anything is taken away.</source>
        <translation>**F5 Nello stesso momento.** Le due parti lanciano prima che si tolga qualcosa.</translation>
    </message>
    <message>
        <source>**Q68 First all dice of the step, then all losses, then the last stands.** A unit that goes under in this round has had its dice.</source>
        <translation>**Q68 Prima tutti i dadi della fase, poi tutte le perdite, poi le ultime basette.** Un’unità che soccombe in questa ripresa ha comunque lanciato i suoi dadi.</translation>
    </message>
    <message>
        <source>**Q90 Both gone.** Two units may end each other; then both leave, and that is all.</source>
        <translation>**Q90 Spariscono entrambe.** Due unità possono finirsi a vicenda; allora se ne vanno tutte e due, e basta.</translation>
    </message>
    <message>
        <source>**F6 Still standing.** Units that both have stands left stay engaged and fight again next turn.</source>
        <translation>**F6 Ancora in piedi.** Le unità a cui restano basette continuano la mischia e combattono ancora nel prossimo turno.</translation>
    </message>
    <message>
        <source>**Q70 After a round** engagements stay, even if losses have opened a gap. Whoever has no enemy left in a fight is free: no pursuit, no turning for nothing; the unit may move in its next move.</source>
        <translation>**Q70 Dopo una ripresa** le mischie restano, anche se le perdite hanno aperto un varco. Chi in uno scontro non ha più nemici è libero: nessun inseguimento, nessuna rotazione gratuita; l’unità può muovere nel suo prossimo movimento.</translation>
    </message>
    <message>
        <source>**L1 The last stand** of a unit does not hold alone: a unit that is down to one stand loses it at once, whatever took the others.</source>
        <translation>**L1 L’ultima basetta** di un’unità non resiste da sola: un’unità ridotta a una basetta la perde subito, qualunque cosa le abbia tolto le altre.</translation>
    </message>
    <message>
        <source>**L2 Not** elephants and scorpions, which never had more than one.</source>
        <translation>**L2 Non vale** per elefanti e scorpioni, che non ne hanno mai avuta più di una.</translation>
    </message>
    <message>
        <source>**Q71 The order of the last step.** Both sides choose whom to fight. Then all dice, fight by fight: the first side&apos;s units by name, then the other&apos;s. Then all losses and last stands. Then the generals&apos; dice, the first side&apos;s first. Then the control dice of the elephants by name, each with all that comes of it. Last, engagements with units that are gone end, and their generals are placed.</source>
        <translation>**Q71 L’ordine dell’ultima fase.** Le due parti scelgono contro chi combattere. Poi tutti i dadi, scontro per scontro: le unità della prima parte per nome, poi quelle dell’altra. Poi tutte le perdite e le ultime basette. Poi i dadi dei generali, prima quelli della prima parte. Poi i lanci di controllo degli elefanti per nome, ciascuno con tutto ciò che ne segue. Infine terminano le mischie con unità sparite, e i loro generali trovano il loro posto.</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Generali</translation>
    </message>
    <message>
        <source>**G1 No targets.** Nobody can shoot, charge or trample a general.</source>
        <translation>**G1 Non sono bersagli.** Nessuno può tirare contro un generale, caricarlo o travolgerlo.</translation>
    </message>
    <message>
        <source>**Q88 A general alone** takes up no room and is in nobody&apos;s way.</source>
        <translation>**Q88 Un generale da solo** non occupa posto e non sbarra la strada a nessuno.</translation>
    </message>
    <message>
        <source>**G2 In melee** a general adds one stand&apos;s die to the unit he is with.</source>
        <translation>**G2 In mischia** un generale aggiunge il dado di una basetta all’unità con cui sta.</translation>
    </message>
    <message>
        <source>**G4 Scipio and Hannibal** add two.</source>
        <translation>**G4 Scipione e Annibale** ne aggiungono due.</translation>
    </message>
    <message>
        <source>**G3 In shooting** he adds nothing.</source>
        <translation>**G3 Nel tiro** non aggiunge nulla.</translation>
    </message>
    <message>
        <source>**Q85 Only dice.** Such a stand is no body: it cannot fall, it does not save a unit that is down to its last stand, and it makes nobody wider.</source>
        <translation>**Q85 Solo dadi.** Una basetta così non ha corpo: non può cadere, non salva un’unità ridotta all’ultima basetta e non rende nessuno più largo.</translation>
    </message>
    <message>
        <source>**Q84 Joining and leaving.** In his side&apos;s move a general may go to a unit of his side, of any command, within his reach and joins it, even in the middle of a fight. He cannot leave a unit that is engaged. He does not join scorpions or elephants, and a unit has at most one general. Options: `generals_per_unit: any`, and `general_joins: own_command` for all but the commander in chief.</source>
        <translation>**Q84 Unirsi e lasciare.** Nel movimento della sua parte un generale può andare da un’unità della sua parte, di qualsiasi corpo, se ci arriva, e si unisce a lei, anche nel pieno di uno scontro. Non può lasciare un’unità in mischia. Non si unisce a scorpioni o elefanti, e un’unità ha al massimo un generale. Opzioni: `generals_per_unit: any`, e `general_joins: own_command` per tutti tranne il comandante in capo.</translation>
    </message>
    <message>
        <source>**G5 Danger.** If his unit has fought in melee, roll a die for him.</source>
        <translation>**G5 Pericolo.** Se la sua unità ha combattuto in mischia, si lancia un dado per lui.</translation>
    </message>
    <message>
        <source>**G6 On a 6** he falls.</source>
        <translation>**G6 Con 6** cade.</translation>
    </message>
    <message>
        <source>**Q87 When.** Once a round, after the losses, also if the unit fought only elephants. His dice of that round have counted.</source>
        <translation>**Q87 Quando.** Una volta per ripresa, dopo le perdite, anche se l’unità ha combattuto solo contro elefanti. I suoi dadi di quella ripresa valgono comunque.</translation>
    </message>
    <message>
        <source>**Q86 His unit is gone.** He lives and stands where it stood, and may join another in his next move. With the option `general_dies_with_unit: true` he falls with it. A general with a unit is measured from the middle of its front.</source>
        <translation>**Q86 La sua unità non c’è più.** Lui vive e sta dov’era l’unità, e può unirsi a un’altra nel suo prossimo movimento. Con l’opzione `general_dies_with_unit: true` cade con lei. Un generale con un’unità si misura dal mezzo del fronte di lei.</translation>
    </message>
    <message>
        <source>Scorpions</source>
        <translation>Scorpioni</translation>
    </message>
    <message>
        <source>**P1** They do not charge.</source>
        <translation>**P1** Non caricano.</translation>
    </message>
    <message>
        <source>**P2** They do not fight in melee.</source>
        <translation>**P2** Non combattono in mischia.</translation>
    </message>
    <message>
        <source>**P3** Charged by anybody, their crews run and they are gone.</source>
        <translation>**P3** Se qualcuno li carica, i serventi scappano e lo scorpione sparisce.</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elefanti</translation>
    </message>
    <message>
        <source>**E1 Thick skin.** Neither shots nor melee do anything to an elephant.</source>
        <translation>**E1 Pelle dura.** Né i tiri né la mischia fanno nulla a un elefante.</translation>
    </message>
    <message>
        <source>**E2 Their own rules.** What follows replaces the rules of melee for them.</source>
        <translation>**E2 Regole tutte loro.** Ciò che segue sostituisce per loro le regole della mischia.</translation>
    </message>
    <message>
        <source>**Q72 No melee dice.** An elephant strikes when it charges and holds its enemy afterwards. The option `elephant_melee` gives it one die against skirmishers that hits on 4 (`any_vs_skirmishers`), one die that hits on 5 (`die_5`), or two stands a round from the round after its charge (`two_per_round`).</source>
        <translation>**Q72 Nessun dado in mischia.** Un elefante colpisce quando carica e dopo trattiene il nemico. L’opzione `elephant_melee` gli dà un dado contro gli schermagliatori che colpisce da 4 in su (`any_vs_skirmishers`), un dado che colpisce da 5 in su (`die_5`), o due basette a ripresa dalla ripresa dopo la sua carica (`two_per_round`).</translation>
    </message>
    <message>
        <source>**Q73 No dice against it.** Dice cannot be put on an elephant. A unit that fights only elephants rolls nothing, but it does fight: its general is in danger, and the elephant takes its control die.</source>
        <translation>**Q73 Nessun dado contro di lui.** Contro un elefante non si possono mettere dadi. Un’unità che combatte solo contro elefanti non lancia nulla, ma combatte: il suo generale è in pericolo, e l’elefante fa il lancio di controllo.</translation>
    </message>
    <message>
        <source>**E3 Fright.** An elephant that charges Roman infantry from the front may be scared: roll a die. On 5 or 6 it leaves the game and has harmed nobody.</source>
        <translation>**E3 Spavento.** Un elefante che carica la fanteria romana sul fronte può spaventarsi: si lancia un dado. Con 5 o 6 lascia il gioco e non ha fatto male a nessuno.</translation>
    </message>
    <message>
        <source>**E4 Cavalry** cannot scare it.</source>
        <translation>**E4 La cavalleria** non può spaventarlo.</translation>
    </message>
    <message>
        <source>**Q76 Roman infantry** means the formed units of that name. With the option `scared_by: infantry_and_skirmishers` Roman skirmishers scare elephants too. No Carthaginian troops do.</source>
        <translation>**Q76 Fanteria romana** vuol dire le unità in ordine chiuso con quel nome. Con l’opzione `scared_by: infantry_and_skirmishers` anche gli schermagliatori romani spaventano gli elefanti. Le truppe cartaginesi mai.</translation>
    </message>
    <message>
        <source>**Q91 When.** At the moment of contact, before anything else, at every new charge, also against a unit that is engaged already. Not when an elephant is charged and not when it runs wild.</source>
        <translation>**Q91 Quando.** Nel momento del contatto, prima di ogni altra cosa, a ogni nuova carica, anche contro un’unità già in mischia. Non quando l’elefante è caricato e non quando si imbizzarrisce.</translation>
    </message>
    <message>
        <source>**E5 Weight.** An elephant that arrives costs its target two stands at once.</source>
        <translation>**E5 Peso.** Un elefante che arriva costa subito due basette al suo bersaglio.</translation>
    </message>
    <message>
        <source>**Q74 At once** means in the charge step, before the round of melee, the last stand included; once for each charge.</source>
        <translation>**Q74 Subito** vuol dire nella fase di carica, prima della ripresa di mischia, ultima basetta compresa; una volta per ogni carica.</translation>
    </message>
    <message>
        <source>**Q83 Every one counts.** Two elephants take two stands each, and so on.</source>
        <translation>**Q83 Ognuno conta.** Due elefanti tolgono due basette ciascuno, e così via.</translation>
    </message>
    <message>
        <source>**E6 Control.** After a round of melee each elephant that was in a fight rolls a control die.</source>
        <translation>**E6 Controllo.** Dopo una ripresa di mischia, per ogni elefante che era in uno scontro si fa un lancio di controllo.</translation>
    </message>
    <message>
        <source>**Q75 Also then:** if its enemy fell in that round. Not if its weight had ended the target before a round was fought, unless the option `control_after_impact_kill: true` says so.</source>
        <translation>**Q75 Anche allora:** se il suo nemico è caduto in quella ripresa. Non se il suo peso aveva già distrutto il bersaglio prima di una ripresa, a meno che non lo dica l’opzione `control_after_impact_kill: true`.</translation>
    </message>
    <message>
        <source>**E7 On 1 or 2** it stays under control and may go on fighting, or move, next turn.</source>
        <translation>**E7 Con 1 o 2** resta sotto controllo e nel prossimo turno può continuare a combattere, o muovere.</translation>
    </message>
    <message>
        <source>**E8 On 3 to 6** it runs wild.</source>
        <translation>**E8 Da 3 a 6** si imbizzarrisce.</translation>
    </message>
    <message>
        <source>**E12 Which way.** 3: straight ahead. 4: it turns to its right first. 5: to its left. 6: it turns round.</source>
        <translation>**E12 Da che parte.** 3: dritto in avanti. 4: prima gira alla sua destra. 5: alla sua sinistra. 6: si volta indietro.</translation>
    </message>
    <message>
        <source>**E9 How far.** 12 inches at once, through everybody.</source>
        <translation>**E9 Quanto lontano.** 12 pollici subito, attraverso tutti.</translation>
    </message>
    <message>
        <source>**Q77 Its path** is its own rectangle, turned about its middle and drawn out 12 inches ahead of where it faces; where it stood counts too. Being charged does not turn an elephant.</source>
        <translation>**Q77 Il suo percorso** è il suo rettangolo, girato attorno al centro e allungato di 12 pollici dalla parte in cui guarda; conta anche dov’era. Essere caricato non fa girare un elefante.</translation>
    </message>
    <message>
        <source>**E10 In its way.** All units it touches lose two stands.</source>
        <translation>**E10 Sul suo percorso.** Tutte le unità che tocca perdono due basette.</translation>
    </message>
    <message>
        <source>**Q78 Touching** here means that path and unit overlap, friend or enemy, engaged or not; a shared edge is not enough. Once for each unit.</source>
        <translation>**Q78 Toccare** qui vuol dire che percorso e unità si sovrappongono, amica o nemica, in mischia o no; un bordo in comune non basta. Una volta per ogni unità.</translation>
    </message>
    <message>
        <source>**Q79 Other elephants** in the path are not harmed. With the option `rampage_vs_elephants: removed` they are gone.</source>
        <translation>**Q79 Agli altri elefanti** sul percorso non succede nulla. Con l’opzione `rampage_vs_elephants: removed` spariscono.</translation>
    </message>
    <message>
        <source>**Q80 Scorpions** in the path are gone. Generals alone are not harmed; those with a unit share only what happens to it.</source>
        <translation>**Q80 Gli scorpioni** sul percorso spariscono. Ai generali da soli non succede nulla; chi è con un’unità ne condivide soltanto la sorte.</translation>
    </message>
    <message>
        <source>**Q81 The edge** ends the path.</source>
        <translation>**Q81 Il bordo** ferma il percorso.</translation>
    </message>
    <message>
        <source>**E11 Then** the elephant is gone.</source>
        <translation>**E11 Poi** l’elefante sparisce.</translation>
    </message>
    <message>
        <source>**Q82 Gone for good.** Elephants that fled or ran wild do not come back and do not count as losses.</source>
        <translation>**Q82 Via per sempre.** Gli elefanti fuggiti o imbizzarriti non tornano e non contano come perdite.</translation>
    </message>
    <message>
        <source>More troops</source>
        <translation>Altre truppe</translation>
    </message>
    <message>
        <source>The battles of history that come with the program need troops Zama does not have. Their numbers are ours; Matt Fritz&apos;s game knows nothing of them. Each is made of the same parts as his, so you can change it, or make one of your own, where a scenario is written. Everybody who is not named here has a row of this book under another name: Libyans, Companions and Immortals are heavy, Gauls, Iberians and Arabs are light infantry, and so on.</source>
        <translation>Le battaglie della storia fornite con il programma hanno bisogno di truppe che Zama non ha. I loro numeri sono nostri; il gioco di Matt Fritz non ne sa nulla. Ciascuna è fatta con le stesse parti delle sue, quindi puoi cambiarla, o farne una tua, dove si scrive uno scenario. Chi qui non è nominato ha una riga di questo libro con un altro nome: Libici, Compagni e Immortali sono fanteria o cavalleria pesante, Galli, Iberi e Arabi fanteria leggera, e così via.</translation>
    </message>
    <message>
        <source>**N1 What a type can say.** How far it goes and charges, formed or free, what it needs to hit, what it needs in the turn in which it has charged, what others need against it, how far it shoots, how many stands it has, whether it frightens elephants. It cannot say that a unit fights worse from the side, tires, runs away, or hides. Where a battle turned on that, its notes own up to it.</source>
        <translation>**N1 Che cosa può dire un tipo.** Quanto muove e carica, se è in ordine chiuso o libero, che cosa gli serve per colpire, che cosa gli serve nel turno in cui ha caricato, che cosa serve agli altri contro di lui, quanto lontano tira, quante basette ha, se spaventa gli elefanti. Non può dire che un’unità combatte peggio di lato, si stanca, scappa o si nasconde. Dove una battaglia dipese da questo, le sue note lo ammettono.</translation>
    </message>
    <message>
        <source>**N2 Sarissa phalanx.** Very long pikes, many ranks deep. Formed, 8 to 10 stands, hits on 5, moves and charges 4 inches. The strength lies in the many stands; the slow step is the price: a block five inches wide that wheels by 45 degrees has spent its whole move. What this does not say is that pikes are helpless from the side.</source>
        <translation>**N2 Falange con sarisse.** Picche lunghissime, molte righe in profondità. Ordine chiuso, da 8 a 10 basette, colpisce da 5 in su, muove e carica 4 pollici. La forza sta nelle tante basette; il passo lento è il prezzo: un blocco largo cinque pollici che fa una conversione di 45 gradi ha consumato tutto il movimento. Ciò che questo non dice è che le picche di lato sono indifese.</translation>
    </message>
    <message>
        <source>**N3 Hoplites** and Greek mercenaries: formed, 6 inches, hit on 5, like heavy infantry. The famous run at Marathon is an ordinary charge.</source>
        <translation>**N3 Opliti** e mercenari greci: ordine chiuso, 6 pollici, colpiscono da 5 in su, come la fanteria pesante. La famosa corsa di Maratona è una carica come le altre.</translation>
    </message>
    <message>
        <source>**N4 Shield-bearers and levies** of the Persians: formed, 6 inches, hit on 6, like light infantry. In life the men behind the wall of shields had bows. Here the archers are units of their own, because a whole unit shoots at once ([Q52](#Q52)) and ten bows would sweep any enemy away before he arrives.</source>
        <translation>**N4 Portatori di scudo e leve** dei Persiani: ordine chiuso, 6 pollici, colpiscono con 6, come la fanteria leggera. In realtà gli uomini dietro il muro di scudi avevano archi. Qui gli arcieri sono unità a sé, perché un’unità tira tutta insieme ([Q52](#Q52)) e dieci archi spazzerebbero via qualsiasi nemico prima che arrivi.</translation>
    </message>
    <message>
        <source>**N5 War-bands** of Gauls and Thracians: formed, 6 inches, hit on 6, but on 5 in the turn in which they have charged. Greek and Roman writers feared the first rush of such men and thought little of what came after. It is a cliché, but it is theirs.</source>
        <translation>**N5 Bande guerriere** di Galli e Traci: ordine chiuso, 6 pollici, colpiscono con 6, ma da 5 in su nel turno in cui hanno caricato. Gli scrittori greci e romani temevano il primo assalto di questi uomini e stimavano poco ciò che veniva dopo. È un luogo comune, ma è il loro.</translation>
    </message>
    <message>
        <source>**N6 Crowded legionaries** of Cannae: Roman infantry that hits on a 6 instead of a 5, because nobody had room to use his weapon.</source>
        <translation>**N6 Legionari accalcati** di Canne: fanteria romana che colpisce con 6 invece che da 5 in su, perché nessuno aveva spazio per usare le armi.</translation>
    </message>
    <message>
        <source>**N7 Foot archers** are skirmishers whose bows reach 12 inches, twice as far as a javelin and half as far as a scorpion. 3 to 5 stands, hit on 6.</source>
        <translation>**N7 Gli arcieri a piedi** sono schermagliatori i cui archi arrivano a 12 pollici, il doppio di un giavellotto e la metà di uno scorpione. Da 3 a 5 basette, colpiscono con 6.</translation>
    </message>
    <message>
        <source>**N8 Light javelin cavalry,** scouts and Paeonians: the Numidians&apos; numbers under another name.</source>
        <translation>**N8 Cavalleria leggera con giavellotti,** esploratori e Peoni: i numeri dei Numidi sotto un altro nome.</translation>
    </message>
    <message>
        <source>**N9 Horse archers** of the steppe: 12 inches, hit on 6, shoot 12 inches and hit on 6. They move freely like skirmishers, because they shoot and turn away, but friends do not pass through them.</source>
        <translation>**N9 Arcieri a cavallo** della steppa: 12 pollici, colpiscono con 6, tirano a 12 pollici e colpiscono con 6. Si muovono liberi come gli schermagliatori, perché tirano e si voltano via, ma gli amici non li attraversano.</translation>
    </message>
    <message>
        <source>**N10 Camel archers:** the same, but formed. That horses shy at camels is told of another battle, centuries earlier, so it is no rule here.</source>
        <translation>**N10 Arcieri su cammello:** lo stesso, ma in ordine chiuso. Che i cavalli si spaventino dei cammelli si racconta di un’altra battaglia, secoli prima, quindi qui non è una regola.</translation>
    </message>
    <message>
        <source>**N11 Cataphracts,** man and horse in armour: formed, hit on 5, and in melee everybody needs a 6 against them. They move and charge 9 inches, three quarters of what other cavalry does; when they had to flee, their weight killed them. Arrows and javelins hit them like anybody ([Q59](#Q59) says the same of skirmishers).</source>
        <translation>**N11 Catafratti,** uomo e cavallo corazzati: ordine chiuso, colpiscono da 5 in su, e in mischia contro di loro serve a tutti un 6. Muovono e caricano 9 pollici, tre quarti dell’altra cavalleria; quando dovettero fuggire, il loro peso fu la loro rovina. Frecce e giavellotti li colpiscono come chiunque ([Q59](#Q59) dice lo stesso degli schermagliatori).</translation>
    </message>
    <message>
        <source>**N12 Scythed chariots:** two or three stands side by side, formed, 12 inches. In the turn in which they charge they hit on 3, otherwise on a 6. A unit of two is gone with its first loss ([L1](#L1)), by javelin, arrow or sword: that is how light troops stopped them. Their losses do not count, no general rides with them. What this does not say: they do not run on through the ranks, nobody opens a lane for them, and they do not turn on their own men.</source>
        <translation>**N12 Carri falcati:** due o tre basette fianco a fianco, ordine chiuso, 12 pollici. Nel turno in cui caricano colpiscono da 3 in su, altrimenti con 6. Un’unità di due sparisce alla prima perdita ([L1](#L1)), per giavellotto, freccia o spada: è così che le truppe leggere li fermavano. Le loro perdite non contano, nessun generale va con loro. Ciò che questo non dice: non proseguono attraverso le righe, nessuno apre loro un corridoio e non si rivoltano contro i propri uomini.</translation>
    </message>
    <message>
        <source>**N13 African elephants shy at Indian ones.** An African elephant that charges an Indian one from the front rolls the scare die ([E3](#E3)) and is gone on 3 to 6, because Polybius tells it so of Raphia. Otherwise the two are alike.</source>
        <translation>**N13 Gli elefanti africani temono quelli indiani.** Un elefante africano che carica un elefante indiano sul fronte fa il lancio di spavento ([E3](#E3)) e sparisce con un numero da 3 a 6, perché così Polibio racconta di Rafia. Per il resto i due sono uguali.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>**Q89 Fair and repeatable.** All dice come from one list that a number, the seed, begins; or from a hand on the desk. They are used in the order in which this book asks for them. An order that is refused uses none and changes nothing, so the same seed and the same orders always make the same battle.</source>
        <translation>**Q89 Equi e ripetibili.** Tutti i dadi vengono da un’unica lista che comincia da un numero, il seme; oppure li lancia una mano sul banco. Si usano nell’ordine in cui questo libro li chiede. Un ordine rifiutato non ne usa e non cambia nulla, quindi lo stesso seme e gli stessi ordini danno sempre la stessa battaglia.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>A scenario may set these. The first value is the usual one.</source>
        <translation>Uno scenario può impostare queste. Il primo valore è quello solito.</translation>
    </message>
    <message>
        <source>**alternate**, first_side, second_side, die</source>
        <translation>**alternate**, first_side, second_side, die</translation>
    </message>
    <message>
        <source>In which order the sides charge</source>
        <translation>In quale ordine caricano le parti</translation>
    </message>
    <message>
        <source>**8**, another number, none</source>
        <translation>**8**, un altro numero, none</translation>
    </message>
    <message>
        <source>How many turns the battle lasts</source>
        <translation>Quanti turni dura la battaglia</translation>
    </message>
    <message>
        <source>**none**, 0.5</source>
        <translation>**none**, 0.5</translation>
    </message>
    <message>
        <source>An army that has lost half its stands breaks</source>
        <translation>Un esercito che ha perso metà delle basette cede</translation>
    </message>
    <message>
        <source>**false**, true</source>
        <translation>**false**, true</translation>
    </message>
    <message>
        <source>The battle ends when a commander in chief falls</source>
        <translation>La battaglia finisce quando cade un comandante in capo</translation>
    </message>
    <message>
        <source>Scorpions move or shoot, not both</source>
        <translation>Gli scorpioni muovono o tirano, non tutte e due le cose</translation>
    </message>
    <message>
        <source>**fixed**, free</source>
        <translation>**fixed**, free</translation>
    </message>
    <message>
        <source>Fixed places, or placing commands before turn 1</source>
        <translation>Posti fissi, o corpi schierati prima del turno 1</translation>
    </message>
    <message>
        <source>**start_position**, contacted_edge</source>
        <translation>**start_position**, contacted_edge</translation>
    </message>
    <message>
        <source>What makes a charge come from the front</source>
        <translation>Quando una carica viene dal fronte</translation>
    </message>
    <message>
        <source>**45**, none</source>
        <translation>**45**, none</translation>
    </message>
    <message>
        <source>How far formed units wheel in one move</source>
        <translation>Quanto può girare l’ordine chiuso in un movimento</translation>
    </message>
    <message>
        <source>**none**, whole_move</source>
        <translation>**none**, whole_move</translation>
    </message>
    <message>
        <source>Whether formed units can turn about</source>
        <translation>Se le unità in ordine chiuso possono fare dietrofront</translation>
    </message>
    <message>
        <source>**skirmishers**, none, all</source>
        <translation>**skirmishers**, none, all</translation>
    </message>
    <message>
        <source>Who passes through friends</source>
        <translation>Chi attraversa gli amici</translation>
    </message>
    <message>
        <source>**elephants**, elephants_and_skirmishers</source>
        <translation>**elephants**, elephants_and_skirmishers</translation>
    </message>
    <message>
        <source>Who may leave a fight</source>
        <translation>Chi può lasciare uno scontro</translation>
    </message>
    <message>
        <source>**12**, 6</source>
        <translation>**12**, 6</translation>
    </message>
    <message>
        <source>How far generals go by themselves</source>
        <translation>Fin dove vanno i generali da soli</translation>
    </message>
    <message>
        <source>**manoeuvre**, straight</source>
        <translation>**manoeuvre**, straight</translation>
    </message>
    <message>
        <source>How formed units charge</source>
        <translation>Come caricano le unità in ordine chiuso</translation>
    </message>
    <message>
        <source>A charged elephant hits its charger</source>
        <translation>Un elefante caricato colpisce chi lo carica</translation>
    </message>
    <message>
        <source>**stop**, continue</source>
        <translation>**stop**, continue</translation>
    </message>
    <message>
        <source>Charging on when the target is gone</source>
        <translation>Proseguire la carica quando il bersaglio non c’è più</translation>
    </message>
    <message>
        <source>**unit**, stands_in_range</source>
        <translation>**unit**, stands_in_range</translation>
    </message>
    <message>
        <source>Which stands of a unit in range shoot</source>
        <translation>Quali basette di un’unità a gittata tirano</translation>
    </message>
    <message>
        <source>**none**, units_block</source>
        <translation>**none**, units_block</translation>
    </message>
    <message>
        <source>Whether units block the view</source>
        <translation>Se le unità coprono la vista</translation>
    </message>
    <message>
        <source>**360**, front</source>
        <translation>**360**, front</translation>
    </message>
    <message>
        <source>Whether units shoot all round</source>
        <translation>Se le unità tirano tutt’intorno</translation>
    </message>
    <message>
        <source>**one_target**, free</source>
        <translation>**one_target**, free</translation>
    </message>
    <message>
        <source>Whether a unit may split its melee dice</source>
        <translation>Se un’unità può dividere i dadi in mischia</translation>
    </message>
    <message>
        <source>**lost**, same_fight</source>
        <translation>**lost**, same_fight</translation>
    </message>
    <message>
        <source>What becomes of hits that are too many</source>
        <translation>Che ne è dei colpi in eccesso</translation>
    </message>
    <message>
        <source>**none**, any_vs_skirmishers, two_per_round, die_5</source>
        <translation>**none**, any_vs_skirmishers, two_per_round, die_5</translation>
    </message>
    <message>
        <source>Whether and how elephants fight on</source>
        <translation>Se e come gli elefanti continuano a combattere</translation>
    </message>
    <message>
        <source>A control die also after a hit that finished its target</source>
        <translation>Un lancio di controllo anche dopo un urto che ha distrutto il bersaglio</translation>
    </message>
    <message>
        <source>**infantry**, infantry_and_skirmishers</source>
        <translation>**infantry**, infantry_and_skirmishers</translation>
    </message>
    <message>
        <source>Who scares elephants</source>
        <translation>Chi spaventa gli elefanti</translation>
    </message>
    <message>
        <source>**immune**, removed</source>
        <translation>**immune**, removed</translation>
    </message>
    <message>
        <source>What a rampage does to other elephants</source>
        <translation>Che cosa fa agli altri elefanti uno imbizzarrito</translation>
    </message>
    <message>
        <source>**1**, any</source>
        <translation>**1**, any</translation>
    </message>
    <message>
        <source>How many generals a unit may have</source>
        <translation>Quanti generali può avere un’unità</translation>
    </message>
    <message>
        <source>**any_unit**, own_command</source>
        <translation>**any_unit**, own_command</translation>
    </message>
    <message>
        <source>Which units a general may join</source>
        <translation>A quali unità può unirsi un generale</translation>
    </message>
    <message>
        <source>Whether a general dies with his unit</source>
        <translation>Se un generale cade con la sua unità</translation>
    </message>
    <message>
        <source>Whether a unit is formed or free, how far it goes, how well it hits and which of the special rules it has are not options but properties of its unit type.</source>
        <translation>Se un’unità è in ordine chiuso o libero, quanto lontano va, quanto bene colpisce e quali regole speciali ha non sono opzioni, ma proprietà del suo tipo di unità.</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>An army of Carthage</source>
        <comment>title</comment>
        <translation>Un esercito di Cartagine</translation>
    </message>
    <message>
        <source>Carthage fought with the men of many peoples: Libyan heavy infantry, Gauls, Ligurians and Iberians in its pay, slingers from the Balearic Islands, Numidian light horse, and elephants.</source>
        <comment>background</comment>
        <translation>Cartagine combatteva con uomini di molti popoli: fanteria pesante libica, Galli, Liguri e Iberi al suo soldo, frombolieri delle Baleari, cavalleria leggera numida, ed elefanti.</translation>
    </message>
    <message>
        <source>Polybius 15.11 lists such an army at Zama. The numbers are those of Matt Fritz&apos;s Fast Play Rules for Students.</source>
        <comment>sources</comment>
        <translation>Polibio 15,11 elenca un esercito così a Zama. I numeri sono quelli delle Fast Play Rules for Students di Matt Fritz.</translation>
    </message>
    <message>
        <source>Carthaginian heavy infantry</source>
        <comment>name of a unit type</comment>
        <translation>Fanteria pesante cartaginese</translation>
    </message>
    <message>
        <source>Carthaginian heavy infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Fanteria pesante cartaginese</translation>
    </message>
    <message>
        <source>Carthaginian light infantry</source>
        <comment>name of a unit type</comment>
        <translation>Fanteria leggera cartaginese</translation>
    </message>
    <message>
        <source>Carthaginian light infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Fanteria leggera cartaginese</translation>
    </message>
    <message>
        <source>Carthaginian skirmishers</source>
        <comment>name of a unit type</comment>
        <translation>Schermagliatori cartaginesi</translation>
    </message>
    <message>
        <source>Carthaginian skirmishers</source>
        <comment>plural of a unit type</comment>
        <translation>Schermagliatori cartaginesi</translation>
    </message>
    <message>
        <source>Carthaginian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalleria cartaginese</translation>
    </message>
    <message>
        <source>Carthaginian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalleria cartaginese</translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalleria numida</translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalleria numida</translation>
    </message>
    <message>
        <source>Elephant</source>
        <comment>name of a unit type</comment>
        <translation>Elefante</translation>
    </message>
    <message>
        <source>Elephants</source>
        <comment>plural of a unit type</comment>
        <translation>Elefanti</translation>
    </message>
    <message>
        <source>Carthaginians</source>
        <comment>name of a side, as a label</comment>
        <translation>Cartaginesi</translation>
    </message>
    <message>
        <source>the Carthaginians</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>i Cartaginesi</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <comment>name of a command</comment>
        <translation>Quartier generale</translation>
    </message>
    <message>
        <source>General</source>
        <comment>name of a general</comment>
        <translation>Generale</translation>
    </message>
    <message>
        <source>Left Wing</source>
        <comment>name of a command</comment>
        <translation>Ala sinistra</translation>
    </message>
    <message>
        <source>Captain I</source>
        <comment>name of a general</comment>
        <translation>Capitano I</translation>
    </message>
    <message>
        <source>Numidians %1</source>
        <comment>name of a unit</comment>
        <translation>Numidi %1</translation>
    </message>
    <message>
        <source>First Command</source>
        <comment>name of a command</comment>
        <translation>Centro I</translation>
    </message>
    <message>
        <source>Captain II</source>
        <comment>name of a general</comment>
        <translation>Capitano II</translation>
    </message>
    <message>
        <source>Elephant %1</source>
        <comment>name of a unit</comment>
        <translation>Elefante %1</translation>
    </message>
    <message>
        <source>Balearic slingers %1</source>
        <comment>name of a unit</comment>
        <translation>Frombolieri balearici %1</translation>
    </message>
    <message>
        <source>Libyans %1</source>
        <comment>name of a unit</comment>
        <translation>Libici %1</translation>
    </message>
    <message>
        <source>Gauls %1</source>
        <comment>name of a unit</comment>
        <translation>Galli %1</translation>
    </message>
    <message>
        <source>Ligurians 1</source>
        <comment>name of a unit</comment>
        <translation>Liguri 1</translation>
    </message>
    <message>
        <source>Second Command</source>
        <comment>name of a command</comment>
        <translation>Centro II</translation>
    </message>
    <message>
        <source>Captain III</source>
        <comment>name of a general</comment>
        <translation>Capitano III</translation>
    </message>
    <message>
        <source>Iberians %1</source>
        <comment>name of a unit</comment>
        <translation>Iberi %1</translation>
    </message>
    <message>
        <source>Right Wing</source>
        <comment>name of a command</comment>
        <translation>Ala destra</translation>
    </message>
    <message>
        <source>Captain IV</source>
        <comment>name of a general</comment>
        <translation>Capitano IV</translation>
    </message>
    <message>
        <source>Carthaginian horse %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria cartaginese %1</translation>
    </message>
    <message>
        <source>A Gallic army</source>
        <comment>title</comment>
        <translation>Un esercito gallico</translation>
    </message>
    <message>
        <source>The peoples of Gaul fought in great war-bands of foot, with their nobles on horseback and boys throwing javelins in front. Ancient writers feared their first onset most.</source>
        <comment>background</comment>
        <translation>I popoli della Gallia combattevano in grandi bande guerriere a piedi, con i nobili a cavallo e i ragazzi davanti a lanciare giavellotti. Gli scrittori antichi ne temevano soprattutto il primo assalto.</translation>
    </message>
    <message>
        <source>Polybius 2.27-33 on Telamon; Caesar, Gallic War. That the first charge is the most dangerous is told so often that it is half a commonplace; here it is a hit number that is one better in the turn of the charge.</source>
        <comment>sources</comment>
        <translation>Polibio 2,27-33 su Talamone; Cesare, La guerra gallica. Che la prima carica sia la più pericolosa si racconta così spesso da essere mezzo luogo comune; qui è un numero per colpire migliore di uno nel turno della carica.</translation>
    </message>
    <message>
        <source>War-band</source>
        <comment>name of a unit type</comment>
        <translation>Banda guerriera</translation>
    </message>
    <message>
        <source>War-bands</source>
        <comment>plural of a unit type</comment>
        <translation>Bande guerriere</translation>
    </message>
    <message>
        <source>Gallic javelinmen</source>
        <comment>name of a unit type</comment>
        <translation>Giavellottisti gallici</translation>
    </message>
    <message>
        <source>Gallic javelinmen</source>
        <comment>plural of a unit type</comment>
        <translation>Giavellottisti gallici</translation>
    </message>
    <message>
        <source>Gallic noble cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalleria nobile gallica</translation>
    </message>
    <message>
        <source>Gallic noble cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalleria nobile gallica</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>name of a side, as a label</comment>
        <translation>Galli</translation>
    </message>
    <message>
        <source>the Gauls</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>i Galli</translation>
    </message>
    <message>
        <source>High king</source>
        <comment>name of a general</comment>
        <translation>Re supremo</translation>
    </message>
    <message>
        <source>Chieftain I</source>
        <comment>name of a general</comment>
        <translation>Capo I</translation>
    </message>
    <message>
        <source>Nobles %1</source>
        <comment>name of a unit</comment>
        <translation>Nobili %1</translation>
    </message>
    <message>
        <source>Chieftain II</source>
        <comment>name of a general</comment>
        <translation>Capo II</translation>
    </message>
    <message>
        <source>Youths %1</source>
        <comment>name of a unit</comment>
        <translation>Giovani %1</translation>
    </message>
    <message>
        <source>War-band %1</source>
        <comment>name of a unit</comment>
        <translation>Banda guerriera %1</translation>
    </message>
    <message>
        <source>Chieftain III</source>
        <comment>name of a general</comment>
        <translation>Capo III</translation>
    </message>
    <message>
        <source>Chieftain IV</source>
        <comment>name of a general</comment>
        <translation>Capo IV</translation>
    </message>
    <message>
        <source>An army of Greek cities</source>
        <comment>title</comment>
        <translation>Un esercito di città greche</translation>
    </message>
    <message>
        <source>Citizens who bought their own shields stood shoulder to shoulder in the phalanx of hoplites; light-armed peltasts and archers, and a little horse, did the rest.</source>
        <comment>background</comment>
        <translation>Cittadini che si erano comprati lo scudo stavano spalla a spalla nella falange degli opliti; al resto pensavano i peltasti armati alla leggera, gli arcieri e un po’ di cavalleria.</translation>
    </message>
    <message>
        <source>Herodotus 6.102-117 on Marathon; Xenophon for peltasts and horse. The numbers of the hoplites are those of heavy infantry.</source>
        <comment>sources</comment>
        <translation>Erodoto 6,102-117 su Maratona; Senofonte per peltasti e cavalleria. I numeri degli opliti sono quelli della fanteria pesante.</translation>
    </message>
    <message>
        <source>Hoplites</source>
        <comment>name of a unit type</comment>
        <translation>Opliti</translation>
    </message>
    <message>
        <source>Hoplites</source>
        <comment>plural of a unit type</comment>
        <translation>Opliti</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <comment>name of a unit type</comment>
        <translation>Peltasti</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <comment>plural of a unit type</comment>
        <translation>Peltasti</translation>
    </message>
    <message>
        <source>Greek archers</source>
        <comment>name of a unit type</comment>
        <translation>Arcieri greci</translation>
    </message>
    <message>
        <source>Greek archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arcieri greci</translation>
    </message>
    <message>
        <source>Greek light cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalleria leggera greca</translation>
    </message>
    <message>
        <source>Greek light cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalleria leggera greca</translation>
    </message>
    <message>
        <source>Greeks</source>
        <comment>name of a side, as a label</comment>
        <translation>Greci</translation>
    </message>
    <message>
        <source>the Greeks</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>i Greci</translation>
    </message>
    <message>
        <source>Polemarch</source>
        <comment>name of a general</comment>
        <translation>Polemarco</translation>
    </message>
    <message>
        <source>Strategos I</source>
        <comment>name of a general</comment>
        <translation>Stratego I</translation>
    </message>
    <message>
        <source>Horse of the cities %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria delle città %1</translation>
    </message>
    <message>
        <source>Strategos II</source>
        <comment>name of a general</comment>
        <translation>Stratego II</translation>
    </message>
    <message>
        <source>Peltasts %1</source>
        <comment>name of a unit</comment>
        <translation>Peltasti %1</translation>
    </message>
    <message>
        <source>Archers %1</source>
        <comment>name of a unit</comment>
        <translation>Arcieri %1</translation>
    </message>
    <message>
        <source>Hoplites %1</source>
        <comment>name of a unit</comment>
        <translation>Opliti %1</translation>
    </message>
    <message>
        <source>Strategos III</source>
        <comment>name of a general</comment>
        <translation>Stratego III</translation>
    </message>
    <message>
        <source>Strategos IV</source>
        <comment>name of a general</comment>
        <translation>Stratego IV</translation>
    </message>
    <message>
        <source>An army of the Hellenistic kings</source>
        <comment>title</comment>
        <translation>Un esercito dei re ellenistici</translation>
    </message>
    <message>
        <source>Alexander&apos;s successors went on fighting in his manner: a phalanx with pikes of some eighteen feet in the middle, lighter foot beside it, Cretan archers in front, heavy horse on the wings, and elephants from India where they could be had.</source>
        <comment>background</comment>
        <translation>I successori di Alessandro continuarono a combattere alla sua maniera: in mezzo una falange con picche di più di cinque metri, accanto fanteria più leggera, davanti arcieri cretesi, alle ali cavalleria pesante, ed elefanti dall’India dove si potevano avere.</translation>
    </message>
    <message>
        <source>Polybius 18.28-32 compares phalanx and legion; 5.79-86 is the battle of Raphia. The numbers of the pikemen are ours: they hit like other heavy foot but move only four inches.</source>
        <comment>sources</comment>
        <translation>Polibio 18,28-32 confronta falange e legione; 5,79-86 è la battaglia di Rafia. I numeri dei picchieri sono nostri: colpiscono come l’altra fanteria pesante ma muovono solo quattro pollici.</translation>
    </message>
    <message>
        <source>Sarissa phalanx</source>
        <comment>name of a unit type</comment>
        <translation>Falange con sarisse</translation>
    </message>
    <message>
        <source>Sarissa phalanx</source>
        <comment>plural of a unit type</comment>
        <translation>Falange con sarisse</translation>
    </message>
    <message>
        <source>Thureophoroi</source>
        <comment>name of a unit type</comment>
        <translation>Tireofori</translation>
    </message>
    <message>
        <source>Thureophoroi</source>
        <comment>plural of a unit type</comment>
        <translation>Tireofori</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <comment>name of a unit type</comment>
        <translation>Arcieri cretesi</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arcieri cretesi</translation>
    </message>
    <message>
        <source>Companion cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalleria dei Compagni</translation>
    </message>
    <message>
        <source>Companion cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalleria dei Compagni</translation>
    </message>
    <message>
        <source>Indian elephant</source>
        <comment>name of a unit type</comment>
        <translation>Elefante indiano</translation>
    </message>
    <message>
        <source>Indian elephants</source>
        <comment>plural of a unit type</comment>
        <translation>Elefanti indiani</translation>
    </message>
    <message>
        <source>Macedonians</source>
        <comment>name of a side, as a label</comment>
        <translation>Macedoni</translation>
    </message>
    <message>
        <source>the Macedonians</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>i Macedoni</translation>
    </message>
    <message>
        <source>King</source>
        <comment>name of a general</comment>
        <translation>Re</translation>
    </message>
    <message>
        <source>Thessalian horse 1</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria tessala 1</translation>
    </message>
    <message>
        <source>Indian elephant %1</source>
        <comment>name of a unit</comment>
        <translation>Elefante indiano %1</translation>
    </message>
    <message>
        <source>Cretan archers %1</source>
        <comment>name of a unit</comment>
        <translation>Arcieri cretesi %1</translation>
    </message>
    <message>
        <source>Phalanx %1</source>
        <comment>name of a unit</comment>
        <translation>Falange %1</translation>
    </message>
    <message>
        <source>Thureophoroi %1</source>
        <comment>name of a unit</comment>
        <translation>Tireofori %1</translation>
    </message>
    <message>
        <source>Companions %1</source>
        <comment>name of a unit</comment>
        <translation>Compagni %1</translation>
    </message>
    <message>
        <source>An army of the Persian king</source>
        <comment>title</comment>
        <translation>Un esercito del re di Persia</translation>
    </message>
    <message>
        <source>The Great King&apos;s army shot first: archers behind wicker shields, good horse on the wings. His guard, ten thousand strong because every gap in it was filled at once, the Greeks called the Immortals.</source>
        <comment>background</comment>
        <translation>L’esercito del Gran Re cominciava tirando: arcieri dietro scudi di vimini, buona cavalleria alle ali. La sua guardia, forte di diecimila uomini perché ogni vuoto si colmava subito, i Greci la chiamavano gli Immortali.</translation>
    </message>
    <message>
        <source>Herodotus 7.61-88 reviews the army of Xerxes. The bows of the line infantry have been taken out into separate archer units; the guard counts as heavy infantry because of its standing, not because of any measure of its strength.</source>
        <comment>sources</comment>
        <translation>Erodoto 7,61-88 passa in rassegna l’esercito di Serse. Gli archi della fanteria di linea sono stati messi in unità di arcieri a parte; la guardia vale come fanteria pesante per il suo prestigio, non per una misura della sua forza.</translation>
    </message>
    <message>
        <source>Immortals</source>
        <comment>name of a unit type</comment>
        <translation>Immortali</translation>
    </message>
    <message>
        <source>Immortals</source>
        <comment>plural of a unit type</comment>
        <translation>Immortali</translation>
    </message>
    <message>
        <source>Sparabara</source>
        <comment>name of a unit type</comment>
        <translation>Sparabara</translation>
    </message>
    <message>
        <source>Sparabara</source>
        <comment>plural of a unit type</comment>
        <translation>Sparabara</translation>
    </message>
    <message>
        <source>Persian archers</source>
        <comment>name of a unit type</comment>
        <translation>Arcieri persiani</translation>
    </message>
    <message>
        <source>Persian archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arcieri persiani</translation>
    </message>
    <message>
        <source>Persian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalleria persiana</translation>
    </message>
    <message>
        <source>Persian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalleria persiana</translation>
    </message>
    <message>
        <source>Persians</source>
        <comment>name of a side, as a label</comment>
        <translation>Persiani</translation>
    </message>
    <message>
        <source>the Persians</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>i Persiani</translation>
    </message>
    <message>
        <source>Great general</source>
        <comment>name of a general</comment>
        <translation>Gran generale</translation>
    </message>
    <message>
        <source>Satrap I</source>
        <comment>name of a general</comment>
        <translation>Satrapo I</translation>
    </message>
    <message>
        <source>Median horse %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria meda %1</translation>
    </message>
    <message>
        <source>Satrap II</source>
        <comment>name of a general</comment>
        <translation>Satrapo II</translation>
    </message>
    <message>
        <source>Immortals %1</source>
        <comment>name of a unit</comment>
        <translation>Immortali %1</translation>
    </message>
    <message>
        <source>Sparabara %1</source>
        <comment>name of a unit</comment>
        <translation>Sparabara %1</translation>
    </message>
    <message>
        <source>Satrap III</source>
        <comment>name of a general</comment>
        <translation>Satrapo III</translation>
    </message>
    <message>
        <source>Satrap IV</source>
        <comment>name of a general</comment>
        <translation>Satrapo IV</translation>
    </message>
    <message>
        <source>Persian horse %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria persiana %1</translation>
    </message>
    <message>
        <source>An army of the Roman Republic</source>
        <comment>title</comment>
        <translation>Un esercito della Repubblica romana</translation>
    </message>
    <message>
        <source>A consular army of the third and second centuries BC: maniples of hastati, principes and triarii in three lines, velites in front, citizen horse on the wings. The scorpions are there because they make a good game; in open battle they were rare.</source>
        <comment>background</comment>
        <translation>Un esercito consolare del terzo e secondo secolo a.C.: manipoli di astati, principi e triari su tre linee, veliti davanti, cavalleria di cittadini alle ali. Gli scorpioni ci sono perché fanno un bel gioco; in campo aperto erano rari.</translation>
    </message>
    <message>
        <source>Polybius 6.19-26 describes the legion of his time. The numbers are those of Matt Fritz&apos;s Fast Play Rules for Students.</source>
        <comment>sources</comment>
        <translation>Polibio 6,19-26 descrive la legione del suo tempo. I numeri sono quelli delle Fast Play Rules for Students di Matt Fritz.</translation>
    </message>
    <message>
        <source>Roman infantry</source>
        <comment>name of a unit type</comment>
        <translation>Fanteria romana</translation>
    </message>
    <message>
        <source>Roman infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Fanteria romana</translation>
    </message>
    <message>
        <source>Roman skirmishers</source>
        <comment>name of a unit type</comment>
        <translation>Schermagliatori romani</translation>
    </message>
    <message>
        <source>Roman skirmishers</source>
        <comment>plural of a unit type</comment>
        <translation>Schermagliatori romani</translation>
    </message>
    <message>
        <source>Roman cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalleria romana</translation>
    </message>
    <message>
        <source>Roman cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalleria romana</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <comment>name of a unit type</comment>
        <translation>Scorpione</translation>
    </message>
    <message>
        <source>Scorpions</source>
        <comment>plural of a unit type</comment>
        <translation>Scorpioni</translation>
    </message>
    <message>
        <source>Romans</source>
        <comment>name of a side, as a label</comment>
        <translation>Romani</translation>
    </message>
    <message>
        <source>the Romans</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>i Romani</translation>
    </message>
    <message>
        <source>Consul</source>
        <comment>name of a general</comment>
        <translation>Console</translation>
    </message>
    <message>
        <source>Legate I</source>
        <comment>name of a general</comment>
        <translation>Legato I</translation>
    </message>
    <message>
        <source>Italian horse %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria italica %1</translation>
    </message>
    <message>
        <source>Legate II</source>
        <comment>name of a general</comment>
        <translation>Legato II</translation>
    </message>
    <message>
        <source>Velites %1</source>
        <comment>name of a unit</comment>
        <translation>Veliti %1</translation>
    </message>
    <message>
        <source>Hastati %1</source>
        <comment>name of a unit</comment>
        <translation>Astati %1</translation>
    </message>
    <message>
        <source>Principes %1</source>
        <comment>name of a unit</comment>
        <translation>Principi %1</translation>
    </message>
    <message>
        <source>Triarii %1</source>
        <comment>name of a unit</comment>
        <translation>Triari %1</translation>
    </message>
    <message>
        <source>Scorpion %1</source>
        <comment>name of a unit</comment>
        <translation>Scorpione %1</translation>
    </message>
    <message>
        <source>Legate III</source>
        <comment>name of a general</comment>
        <translation>Legato III</translation>
    </message>
    <message>
        <source>Legate IV</source>
        <comment>name of a general</comment>
        <translation>Legato IV</translation>
    </message>
    <message>
        <source>Roman horse 1</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria romana 1</translation>
    </message>
    <message>
        <source>The Battle of Cannae (short)</source>
        <comment>title</comment>
        <translation>La battaglia di Canne (breve)</translation>
    </message>
    <message>
        <source>Summer 216 BC</source>
        <comment>date</comment>
        <translation>Estate del 216 a.C.</translation>
    </message>
    <message>
        <source>By the river Aufidus, near Cannae in southern Italy</source>
        <comment>place</comment>
        <translation>Presso il fiume Aufido, vicino a Canne, nell’Italia meridionale</translation>
    </message>
    <message>
        <source>For two years Hannibal had beaten every Roman army he met in Italy. In 216 BC Rome decided to crush him with numbers, and sent both consuls, Lucius Aemilius Paullus and Gaius Terentius Varro, with a larger army than ever before.

They met in the plain by the river Aufidus. The Romans made their infantry much deeper than it was wide, to break through by sheer weight; Roman horse stood at the river, allied horse at the other end. Hannibal, with half as many foot but more horse, bent his middle forward like a bow: Gauls and Iberians in turn. On either side of it he kept his Libyans back.

At the river Hasdrubal&apos;s heavy horse destroyed the Roman horse. In the middle the Romans pushed the thin bow in and crowded after it, until they stood between the Libyans, who turned inward and struck both sides. Hasdrubal rode round behind the Romans, chased off the allied horse, and charged the infantry from the rear. Packed so tightly that they could not use their weapons, the Romans were killed from the outside in. Paullus and Servilius fell. Varro escaped with a few dozen riders. Rome did not make peace.</source>
        <comment>background</comment>
        <translation>Per due anni Annibale aveva battuto in Italia ogni esercito romano che aveva incontrato. Nel 216 a.C. Roma decise di schiacciarlo con il numero, e mandò tutti e due i consoli, Lucio Emilio Paolo e Gaio Terenzio Varrone, con un esercito più grande che mai.

Si incontrarono nella pianura del fiume Aufido. I Romani disposero la fanteria molto più profonda che larga, per sfondare con il solo peso; la cavalleria romana stava al fiume, quella alleata all’altra estremità. Annibale, con metà dei fanti ma più cavalieri, piegò il centro in avanti come un arco: Galli e Iberi, alternati. Ai due lati tenne indietro i suoi Libici.

Al fiume la cavalleria pesante di Asdrubale distrusse quella romana. In mezzo i Romani spinsero indietro l’arco sottile e gli si accalcarono dietro, finché si trovarono fra i Libici, che si girarono verso l’interno e colpirono da tutti e due i lati. Asdrubale girò alle spalle dei Romani, scacciò la cavalleria alleata e caricò la fanteria da dietro. Stretti tanto da non poter usare le armi, i Romani caddero dall’esterno verso l’interno. Paolo e Servilio caddero. Varrone scampò con poche decine di cavalieri. Roma non fece la pace.</translation>
    </message>
    <message>
        <source>Polybius, Histories 3.107-118, and Livy 22.44-52, are the accounts to read; Appian, Hannibal&apos;s War 17-26, is weaker. Polybius gives Rome 80,000 foot, 10,000 of them left in camp, and 6,000 horse; Hannibal little more than 40,000 foot and 10,000 horse. Livy found writers who gave Rome far fewer, and some modern scholars believe in about 50,000.

Polybius says 70,000 Romans died. His own numbers of dead, prisoners and escaped add up to more men than he put on the field. Livy has about 48,000 dead. The day, 2 August by the Roman calendar, comes from much later writers. Who led Hannibal&apos;s right wing? Hanno, says Polybius; Maharbal, says Livy.</source>
        <comment>sources</comment>
        <translation>I racconti da leggere sono Polibio, Storie 3,107-118, e Livio 22,44-52; Appiano, La guerra annibalica 17-26, è più debole. Polibio dà a Roma 80.000 fanti, di cui 10.000 lasciati all’accampamento, e 6.000 cavalieri; ad Annibale poco più di 40.000 fanti e 10.000 cavalieri. Livio trovò scrittori che davano a Roma molti meno uomini, e alcuni studiosi moderni credono a circa 50.000.

Polibio dice che morirono 70.000 Romani. I suoi stessi numeri di morti, prigionieri e scampati, sommati, danno più uomini di quanti ne aveva messi in campo. Livio ha circa 48.000 morti. Il giorno, il 2 agosto del calendario romano, viene da scrittori molto più tardi. Chi guidava l’ala destra di Annibale? Annone, dice Polibio; Maarbale, dice Livio.</translation>
    </message>
    <message>
        <source>One lesson. 16 units, two to six pupils. The same plan with a handful of units: a bow of Gauls and Iberians, Libyans held back on both sides, horse on the wings.

A unit attacked from the side or rear fights as well as ever in these rules, and nobody is too crowded to fight. So the ring round the Romans helps only because more units reach the same enemy. Compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/cannae-short.zama.json --games 400 --seed 2026 gave 235 battles to Carthage, 104 to Rome, and 61 were drawn.

Before you begin, let the Carthaginians draw where each of their units should stand after five turns. Compare at the end.</source>
        <comment>notes</comment>
        <translation>Una lezione. 16 unità, da due a sei persone. Lo stesso piano con poche unità: un arco di Galli e Iberi, i Libici tenuti indietro ai due lati, la cavalleria alle ali.

In queste regole un’unità attaccata di lato o alle spalle combatte bene come sempre, e nessuno è troppo stretto per combattere. L’anello attorno ai Romani aiuta dunque solo perché più unità raggiungono lo stesso nemico. Confrontate le percentuali di perdite, non i caduti.

Equilibrio: con la mente veloce del programma da tutte e due le parti, zama-cli simulate scenarios/cannae-short.zama.json --games 400 --seed 2026 ha dato 235 battaglie a Cartagine, 104 a Roma, e 61 sono rimaste indecise.

Prima di cominciare, fate disegnare ai Cartaginesi dove dovrebbe stare ciascuna delle loro unità dopo cinque turni. Alla fine confrontate.</translation>
    </message>
    <message>
        <source>Libyan heavy infantry</source>
        <comment>name of a unit type</comment>
        <translation>Fanteria pesante libica</translation>
    </message>
    <message>
        <source>Libyan heavy infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Fanteria pesante libica</translation>
    </message>
    <message>
        <source>Gallic infantry</source>
        <comment>name of a unit type</comment>
        <translation>Fanteria gallica</translation>
    </message>
    <message>
        <source>Gallic infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Fanteria gallica</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <comment>name of a unit type</comment>
        <translation>Frombolieri balearici</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <comment>plural of a unit type</comment>
        <translation>Frombolieri balearici</translation>
    </message>
    <message>
        <source>Gallic and Iberian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalleria gallica e iberica</translation>
    </message>
    <message>
        <source>Gallic and Iberian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalleria gallica e iberica</translation>
    </message>
    <message>
        <source>Numidian cavalry of Carthage</source>
        <comment>name of a unit type</comment>
        <translation>Cavalleria numida di Cartagine</translation>
    </message>
    <message>
        <source>Numidian cavalry of Carthage</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalleria numida di Cartagine</translation>
    </message>
    <message>
        <source>Your horse is better in the west and quicker in the east. Win there first, then come round behind. The three units of Gauls and Iberians must hold on while that happens. Bring the Libyans in from both sides when the Romans have passed them.</source>
        <comment>briefing</comment>
        <translation>La tua cavalleria è migliore a ovest e più veloce a est. Vinci prima lì, poi gira alle spalle. Intanto le tre unità di Galli e Iberi devono resistere. Porta dentro i Libici dai due lati quando i Romani li hanno superati.</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>name of a command</comment>
        <translation>Frombolieri</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>name of a unit</comment>
        <translation>Frombolieri</translation>
    </message>
    <message>
        <source>Heavy Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalleria pesante</translation>
    </message>
    <message>
        <source>Heavy horse</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria pesante</translation>
    </message>
    <message>
        <source>Numidians</source>
        <comment>name of a command</comment>
        <translation>Numidi</translation>
    </message>
    <message>
        <source>Numidians</source>
        <comment>name of a unit</comment>
        <translation>Numidi</translation>
    </message>
    <message>
        <source>The Bow</source>
        <comment>name of a command</comment>
        <translation>Arco</translation>
    </message>
    <message>
        <source>Hannibal</source>
        <comment>name of a general</comment>
        <translation>Annibale</translation>
    </message>
    <message>
        <source>Iberians</source>
        <comment>name of a unit</comment>
        <translation>Iberi</translation>
    </message>
    <message>
        <source>Libyans, west</source>
        <comment>name of a command</comment>
        <translation>Libici, ovest</translation>
    </message>
    <message>
        <source>Libyans, west</source>
        <comment>name of a unit</comment>
        <translation>Libici, ovest</translation>
    </message>
    <message>
        <source>Libyans, east</source>
        <comment>name of a command</comment>
        <translation>Libici, est</translation>
    </message>
    <message>
        <source>Libyans, east</source>
        <comment>name of a unit</comment>
        <translation>Libici, est</translation>
    </message>
    <message>
        <source>Four units of heavy infantry, one behind the other: nothing in front of them can stop them for long. Break the middle before the enemy&apos;s horsemen come round, and keep your own horse near your foot.</source>
        <comment>briefing</comment>
        <translation>Quattro unità di fanteria pesante, una dietro l’altra: niente di ciò che hanno davanti può fermarle a lungo. Rompi il centro prima che arrivino i cavalieri nemici, e tieni la tua cavalleria vicino ai fanti.</translation>
    </message>
    <message>
        <source>Light Troops</source>
        <comment>name of a command</comment>
        <translation>Truppe leggere</translation>
    </message>
    <message>
        <source>Roman Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalleria romana</translation>
    </message>
    <message>
        <source>Roman horse</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria romana</translation>
    </message>
    <message>
        <source>Allied Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalleria alleata</translation>
    </message>
    <message>
        <source>Terentius Varro</source>
        <comment>name of a general</comment>
        <translation>Terenzio Varrone</translation>
    </message>
    <message>
        <source>Allied horse</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria alleata</translation>
    </message>
    <message>
        <source>The Legions</source>
        <comment>name of a command</comment>
        <translation>Legioni</translation>
    </message>
    <message>
        <source>Servilius</source>
        <comment>name of a general</comment>
        <translation>Servilio</translation>
    </message>
    <message>
        <source>The Battle of Cannae</source>
        <comment>title</comment>
        <translation>La battaglia di Canne</translation>
    </message>
    <message>
        <source>Two lessons. 49 units, up to six commands with generals. A stand is about 400 men. North is up, as it was: the Romans look south, the river runs along the west edge.

What plain rules cannot say: a unit that is attacked from the side or the rear fights as well as ever, so a ring does not kill by itself; it only lets more of your units reach the same enemy. Nobody is too crowded to fight. Therefore the rearmost Roman line begins with 2 of its 6 stands; the others are the men who never got near an enemy. And all Roman infantry is of a type of its own, crowded legionaries, who hit on a 6 instead of a 5: no room to swing a sword (see &quot;More troops&quot; in the rulebook). Counted in stands, that is about 52,000 Roman foot, the number of the doubters. Nobody runs away, so both sides lose more than they did, Hannibal above all.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/cannae.zama.json --games 400 --seed 2026 gave 123 battles to Rome, 119 to Carthage, and 158 were drawn.

To talk about: Polybius says it is better to have half as many foot and more horse than to be equal in both. Does your battle bear him out? Add up his numbers of dead and prisoners. Two consuls took turns in command from day to day: can an army be led like that? And why did Rome not make peace?</source>
        <comment>notes</comment>
        <translation>Due lezioni. 49 unità, fino a sei corpi con generali. Una basetta sono circa 400 uomini. Il nord è in alto, com’era: i Romani guardano a sud, il fiume scorre lungo il bordo ovest.

Che cosa non possono dire regole semplici: un’unità attaccata di lato o alle spalle combatte bene come sempre, quindi un anello da solo non basta; permette soltanto a più unità di raggiungere lo stesso nemico. Nessuno è troppo stretto per combattere. Perciò la linea romana più arretrata comincia con 2 delle sue 6 basette; le altre sono gli uomini che non arrivarono mai vicino a un nemico. E tutta la fanteria romana è di un tipo a sé, legionari accalcati, che colpiscono solo con 6 invece che da 5 in su: nessuno spazio per muovere la spada (vedi «Altre truppe» nel regolamento). Contando in basette fanno circa 52.000 fanti romani, il numero di chi dubita. Nessuno scappa, quindi tutte e due le parti perdono più di allora, soprattutto Annibale.

Equilibrio: con la mente veloce del programma da tutte e due le parti, zama-cli simulate scenarios/cannae.zama.json --games 400 --seed 2026 ha dato 123 battaglie a Roma, 119 a Cartagine, e 158 sono rimaste indecise.

Per parlarne: Polibio dice che è meglio avere metà dei fanti e più cavalleria che essere pari in entrambe le cose. La vostra battaglia gli dà ragione? Sommate i suoi numeri di morti e prigionieri. Due consoli comandavano a giorni alterni: si può guidare così un esercito? E perché Roma non fece la pace?</translation>
    </message>
    <message>
        <source>Iberian infantry</source>
        <comment>name of a unit type</comment>
        <translation>Fanteria iberica</translation>
    </message>
    <message>
        <source>Iberian infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Fanteria iberica</translation>
    </message>
    <message>
        <source>Crowded legionaries</source>
        <comment>name of a unit type</comment>
        <translation>Legionari accalcati</translation>
    </message>
    <message>
        <source>Crowded legionaries</source>
        <comment>plural of a unit type</comment>
        <translation>Legionari accalcati</translation>
    </message>
    <message>
        <source>You have fewer foot and far more horse. At the river Hasdrubal&apos;s two units face one: destroy it quickly, then ride round behind the enemy. The Numidians in the east need only keep the allied horse busy.

Your bow of Gauls and Iberians will be pushed in. Do not rescue it; it buys time. Keep the Libyans out of the fight until the Romans have followed the bow between them, then charge from both sides. The battle lasts ten turns. You will need them all.</source>
        <comment>briefing</comment>
        <translation>Hai meno fanti e molta più cavalleria. Al fiume le due unità di Asdrubale ne affrontano una: distruggila in fretta, poi gira alle spalle del nemico. A est i Numidi devono solo tenere occupata la cavalleria alleata.

Il tuo arco di Galli e Iberi sarà spinto indietro. Non andare a salvarlo: ti fa guadagnare tempo. Tieni i Libici fuori dallo scontro finché i Romani hanno seguito l’arco fra loro, poi carica dai due lati. La battaglia dura dieci turni. Ti serviranno tutti.</translation>
    </message>
    <message>
        <source>Slingers %1</source>
        <comment>name of a unit</comment>
        <translation>Frombolieri %1</translation>
    </message>
    <message>
        <source>Hasdrubal</source>
        <comment>name of a general</comment>
        <translation>Asdrubale</translation>
    </message>
    <message>
        <source>Heavy horse %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria pesante %1</translation>
    </message>
    <message>
        <source>Libyans, west %1</source>
        <comment>name of a unit</comment>
        <translation>Libici, ovest %1</translation>
    </message>
    <message>
        <source>Libyans, east %1</source>
        <comment>name of a unit</comment>
        <translation>Libici, est %1</translation>
    </message>
    <message>
        <source>Hanno</source>
        <comment>name of a general</comment>
        <translation>Annone</translation>
    </message>
    <message>
        <source>Your infantry is the heaviest hammer Rome has ever swung. Only the front of it finds room to strike, so strike where they are weakest: the Gauls and Iberians. Break the bow before the enemy&apos;s horsemen are free.

Your horse is outnumbered. Let it hold out as long as it can, close to your foot. Leave some of the second line facing outward: the Libyans are waiting for your flanks, and riders will come from behind.</source>
        <comment>briefing</comment>
        <translation>La tua fanteria è il martello più pesante che Roma abbia mai alzato. Solo chi sta davanti ha spazio per colpire, quindi colpisci dove sono più deboli: Galli e Iberi. Rompi l’arco prima che i cavalieri nemici siano liberi.

La tua cavalleria è in minoranza. Falla resistere più che può, vicino ai fanti. Lascia qualche unità della seconda linea rivolta in fuori: i Libici aspettano i tuoi fianchi, e da dietro arriveranno cavalieri.</translation>
    </message>
    <message>
        <source>Legions, right</source>
        <comment>name of a command</comment>
        <translation>Legioni, destra</translation>
    </message>
    <message>
        <source>Rear line %1</source>
        <comment>name of a unit</comment>
        <translation>Linea arretrata %1</translation>
    </message>
    <message>
        <source>Legions, middle</source>
        <comment>name of a command</comment>
        <translation>Legioni, centro</translation>
    </message>
    <message>
        <source>Legions, left</source>
        <comment>name of a command</comment>
        <translation>Legioni, sinistra</translation>
    </message>
    <message>
        <source>Aemilius Paullus</source>
        <comment>name of a general</comment>
        <translation>Emilio Paolo</translation>
    </message>
    <message>
        <source>The Elephant Charge</source>
        <comment>title</comment>
        <translation>La carica degli elefanti</translation>
    </message>
    <message>
        <source>202 BC, any hour of the battle</source>
        <comment>date</comment>
        <translation>202 a.C., nel pieno della battaglia</translation>
    </message>
    <message>
        <source>The plain of Zama</source>
        <comment>place</comment>
        <translation>La pianura di Zama</translation>
    </message>
    <message>
        <source>One corner of the great battle: four elephants, with a little infantry behind them, come across the plain at a Roman command. An elephant weighs as much as fifty men and cannot be stopped with javelins. It can be frightened, and a frightened elephant is a danger to everybody, most of all to its friends.

At Zama trumpets turned some of Hannibal&apos;s elephants round, javelins drove some off to the side, and the rest ran through the lanes that Scipio had left open. He had learned from an older defeat: half a century before, elephants had crushed a Roman army that stood packed in one deep block.</source>
        <comment>background</comment>
        <translation>Un angolo della grande battaglia: quattro elefanti, con un po’ di fanteria dietro, attraversano la pianura contro un corpo romano. Un elefante pesa come cinquanta uomini e i giavellotti non lo fermano. Si può spaventare, e un elefante spaventato è un pericolo per tutti, più che mai per i suoi amici.

A Zama le trombe fecero voltare alcuni degli elefanti di Annibale, i giavellotti ne spinsero altri di lato, e il resto corse nei corridoi che Scipione aveva lasciato aperti. Aveva imparato da una sconfitta più antica: mezzo secolo prima gli elefanti avevano schiacciato un esercito romano fermo in un solo blocco profondo.</translation>
    </message>
    <message>
        <source>Polybius, Histories 15.12, tells of the elephants at Zama; 1.33-34 of the older defeat, when the Spartan Xanthippus beat Regulus near Tunis. The troops on this table are a slice of Matt Fritz&apos;s Zama, not of any source.</source>
        <comment>sources</comment>
        <translation>Polibio, Storie 15,12, racconta degli elefanti a Zama; 1,33-34 della sconfitta più antica, quando lo spartano Santippo batté Regolo vicino a Tunisi. Le truppe su questo tavolo sono una fetta della Zama di Matt Fritz, non di una fonte.</translation>
    </message>
    <message>
        <source>About 30 minutes, six turns, two to eight players. The class learns the four dice of an elephant: the scare die (5 or 6 sends it home, but only formed Roman infantry, only from the front), the hit (two stands at once, no die), the control die after each round (1 and 2 hold it), and the rampage (twelve inches through friend and foe).

Before you start, let everybody guess: how many of the four elephants will leave without hurting anyone? One in three of those that charge infantry from the front. And how many will be gone after their first fight? Two in three. Write the guesses down and count.

Elephants do not count as losses, so Carthage may spend them freely. To make it harder for Carthage, set scared_by to infantry_and_skirmishers; harder for Rome, elephant_melee to two_per_round.</source>
        <comment>notes</comment>
        <translation>Circa 30 minuti, sei turni, da due a otto persone. La classe impara i quattro dadi di un elefante: il lancio di spavento (5 o 6 lo manda a casa, ma solo con fanteria romana in ordine chiuso, e solo sul fronte), l’urto (due basette subito, senza dadi), il lancio di controllo dopo ogni ripresa (con 1 e 2 resta) e la furia (dodici pollici fra amici e nemici).

Prima di cominciare, fate indovinare a tutti: quanti dei quattro elefanti se ne andranno senza far male a nessuno? Uno su tre di quelli che caricano la fanteria sul fronte. E quanti non ci saranno più dopo il primo scontro? Due su tre. Scrivete le risposte e contate.

Gli elefanti non contano come perdite, quindi Cartagine può spenderli senza pensarci. Per rendere la cosa più difficile a Cartagine, impostate scared_by su infantry_and_skirmishers; più difficile a Roma, elephant_melee su two_per_round.</translation>
    </message>
    <message>
        <source>Four elephants are coming, and your javelins do nothing to them. There are three ways to deal with one. Meet it head-on with formed infantry: it shies on 5 or 6. Charge it with skirmishers before it charges you: then it does not hit, and every round it must be controlled. Or keep out of its way: it walks only six inches.

Look where an elephant faces before you fight it. If it panics it will run straight ahead, right, left or back, twelve inches through everything. Do not stand in deep columns.</source>
        <comment>briefing</comment>
        <translation>Arrivano quattro elefanti, e i tuoi giavellotti non fanno loro nulla. Ci sono tre modi di affrontarne uno. Aspettalo di fronte con la fanteria in ordine chiuso: con 5 o 6 si spaventa. Caricalo con gli schermagliatori prima che ti carichi lui: allora non colpisce, e a ogni ripresa va tenuto sotto controllo. Oppure stagli lontano: fa solo sei pollici.

Guarda dove è rivolto un elefante prima di combatterlo. Se si imbizzarrisce correrà in avanti, a destra, a sinistra o indietro, per dodici pollici, attraverso tutto. Non stare in colonne profonde.</translation>
    </message>
    <message>
        <source>The Command</source>
        <comment>name of a command</comment>
        <translation>Corpo romano</translation>
    </message>
    <message>
        <source>Legate Gaius</source>
        <comment>name of a general</comment>
        <translation>Legato Gaio</translation>
    </message>
    <message>
        <source>Velites, left</source>
        <comment>name of a unit</comment>
        <translation>Veliti, sinistra</translation>
    </message>
    <message>
        <source>Velites, right</source>
        <comment>name of a unit</comment>
        <translation>Veliti, destra</translation>
    </message>
    <message>
        <source>Hastati</source>
        <comment>name of a unit</comment>
        <translation>Astati</translation>
    </message>
    <message>
        <source>Principes</source>
        <comment>name of a unit</comment>
        <translation>Principi</translation>
    </message>
    <message>
        <source>The Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalleria</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria</translation>
    </message>
    <message>
        <source>Your elephants hit once and hard: two stands gone the moment they touch. Send them at what cannot frighten them: horsemen, skirmishers, the side of a unit. After that they are a gamble, two in three run wild at once, so leave a lane behind them.

Your infantry is too weak to win by itself. Let the elephants go first, then charge what they have broken. An elephant that keeps calm may walk away in your next move and charge again.</source>
        <comment>briefing</comment>
        <translation>I tuoi elefanti colpiscono una volta e forte: due basette sparite appena toccano. Mandali contro chi non può spaventarli: cavalieri, schermagliatori, il fianco di un’unità. Poi è un azzardo, due su tre si imbizzarriscono subito, quindi lascia loro un corridoio alle spalle.

La tua fanteria è troppo debole per vincere da sola. Manda prima gli elefanti, poi carica ciò che hanno rotto. Un elefante che resta calmo può andarsene nel tuo prossimo movimento e caricare di nuovo.</translation>
    </message>
    <message>
        <source>The Elephants</source>
        <comment>name of a command</comment>
        <translation>Elefanti</translation>
    </message>
    <message>
        <source>Surus</source>
        <comment>name of a unit</comment>
        <translation>Suro</translation>
    </message>
    <message>
        <source>Old Tusker</source>
        <comment>name of a unit</comment>
        <translation>Vecchia Zanna</translation>
    </message>
    <message>
        <source>Thunder</source>
        <comment>name of a unit</comment>
        <translation>Tuono</translation>
    </message>
    <message>
        <source>The Grey Lady</source>
        <comment>name of a unit</comment>
        <translation>Dama Grigia</translation>
    </message>
    <message>
        <source>The Foot</source>
        <comment>name of a command</comment>
        <translation>Fanteria</translation>
    </message>
    <message>
        <source>Captain Maharbal</source>
        <comment>name of a general</comment>
        <translation>Capitano Maarbale</translation>
    </message>
    <message>
        <source>Heavy infantry</source>
        <comment>name of a unit</comment>
        <translation>Fanteria pesante</translation>
    </message>
    <message>
        <source>Light infantry</source>
        <comment>name of a unit</comment>
        <translation>Fanteria leggera</translation>
    </message>
    <message>
        <source>First Lesson: the Ford</source>
        <comment>title</comment>
        <translation>Prima lezione: il guado</translation>
    </message>
    <message>
        <source>A summer morning, 203 BC</source>
        <comment>date</comment>
        <translation>Una mattina d’estate, 203 a.C.</translation>
    </message>
    <message>
        <source>A ford on an African river</source>
        <comment>place</comment>
        <translation>Un guado su un fiume africano</translation>
    </message>
    <message>
        <source>Two patrols have come to the same ford. On the south bank a Roman officer has brought a unit of infantry, some young javelin men and a troop of horse; on the north bank a Carthaginian captain has just the same. Whoever holds the ford tonight can water his horses, and the whole army behind him can cross tomorrow. It has not rained for weeks, and the river is only a line of stones: nobody will get his feet wet.

Both patrols are equally strong. What decides is who shoots first, who charges whom, and where the generals go.</source>
        <comment>background</comment>
        <translation>Due pattuglie sono arrivate allo stesso guado. Sulla riva sud un ufficiale romano ha portato un’unità di fanteria, alcuni giovani con i giavellotti e uno squadrone di cavalieri; sulla riva nord un capitano cartaginese ha esattamente lo stesso. Chi tiene il guado stasera può abbeverare i cavalli, e domani tutto l’esercito dietro di lui può passare. Non piove da settimane, e il fiume è solo una linea di sassi: nessuno si bagnerà i piedi.

Le due pattuglie sono ugualmente forti. A decidere sarà chi tira prima, chi carica chi, e dove vanno i generali.</translation>
    </message>
    <message>
        <source>This skirmish is made up. Patrols like these met every day in the war in Africa (204 to 202 BC), and no writer of the time thought them worth a line.</source>
        <comment>sources</comment>
        <translation>Questa scaramuccia è inventata. Pattuglie così si incontravano ogni giorno nella guerra in Africa (dal 204 al 202 a.C.), e nessuno scrittore del tempo le ritenne degne di una riga.</translation>
    </message>
    <message>
        <source>A first game: about 20 minutes, two players or two teams, five turns. The sides are mirror images, so whoever wins has earned it, or thrown well; talk about which.

Let the class find out one thing per turn. Turn 1: moving; formed units wheel and slide, skirmishers go where they like. Turn 2: shooting; six inches, sixes hit. Turn 3: charging; horse reach twelve inches, foot six. Then melee, last stands, and the general&apos;s risk: he adds a die to his unit and may die for it.

Good questions: Why do skirmishers lose every melee against formed troops? What is the best moment to attach the general? Would you rather charge or be charged?</source>
        <comment>notes</comment>
        <translation>Una prima partita: circa 20 minuti, due persone o due squadre, cinque turni. Le parti sono immagini speculari, quindi chi vince se l’è meritato, o ha lanciato bene; parlate di quale delle due.

Fate scoprire alla classe una cosa per turno. Turno 1: muovere; le unità in ordine chiuso fanno conversioni e scivolano, gli schermagliatori vanno dove vogliono. Turno 2: tirare; sei pollici, si colpisce con 6. Turno 3: caricare; la cavalleria arriva a dodici pollici, i fanti a sei. Poi la mischia, le ultime basette e il rischio del generale: aggiunge un dado alla sua unità e può cadere per lei.

Buone domande: perché gli schermagliatori perdono ogni mischia contro truppe in ordine chiuso? Qual è il momento migliore per unire il generale? È meglio caricare o essere caricati?</translation>
    </message>
    <message>
        <source>Hold the ford. You move and shoot first: use it. Your javelin men (velites) can move in any direction and throw six inches; let them hurt somebody and then slip back through your infantry, for in hand-to-hand fighting everyone beats them.

Your horsemen charge twelve inches. They are best against skirmishers and against units that are already busy. Put your officer with the unit that must not lose.</source>
        <comment>briefing</comment>
        <translation>Tieni il guado. Muovi e tiri prima del nemico: approfittane. I tuoi giovani con i giavellotti (veliti) possono muovere in qualsiasi direzione e tirare a sei pollici; fa’ che colpiscano qualcuno e poi tornino indietro attraverso la tua fanteria, perché nel corpo a corpo tutti li battono.

I tuoi cavalieri caricano fino a dodici pollici. Danno il meglio contro gli schermagliatori e contro unità già occupate. Metti il tuo ufficiale con l’unità che non deve perdere.</translation>
    </message>
    <message>
        <source>The Patrol</source>
        <comment>name of a command</comment>
        <translation>Pattuglia</translation>
    </message>
    <message>
        <source>Centurion Marcus</source>
        <comment>name of a general</comment>
        <translation>Centurione Marco</translation>
    </message>
    <message>
        <source>Velites</source>
        <comment>name of a unit</comment>
        <translation>Veliti</translation>
    </message>
    <message>
        <source>Infantry</source>
        <comment>name of a unit</comment>
        <translation>Fanteria</translation>
    </message>
    <message>
        <source>Take the ford. The Romans move and shoot before you, so do not stop where their javelins reach you: six inches from their skirmishers is too near, unless you mean to charge.

Your slingers can move in any direction and slip back through your infantry. Your horsemen charge twelve inches, farther than anybody can walk. Put your captain with the unit that must not lose.</source>
        <comment>briefing</comment>
        <translation>Prendi il guado. I Romani muovono e tirano prima di te, quindi non fermarti dove arrivano i loro giavellotti: sei pollici dai loro schermagliatori è troppo vicino, a meno che tu non voglia caricare.

I tuoi frombolieri possono muovere in qualsiasi direzione e tornare indietro attraverso la tua fanteria. I tuoi cavalieri caricano fino a dodici pollici, più di quanto chiunque possa camminare. Metti il tuo capitano con l’unità che non deve perdere.</translation>
    </message>
    <message>
        <source>Captain Bomilcar</source>
        <comment>name of a general</comment>
        <translation>Capitano Bomilcare</translation>
    </message>
    <message>
        <source>The Battle of Gaugamela (short)</source>
        <comment>title</comment>
        <translation>La battaglia di Gaugamela (breve)</translation>
    </message>
    <message>
        <source>1 October 331 BC</source>
        <comment>date</comment>
        <translation>1º ottobre 331 a.C.</translation>
    </message>
    <message>
        <source>A plain west of Arbela, in what is now northern Iraq</source>
        <comment>place</comment>
        <translation>Una pianura a ovest di Arbela, nell’odierno Iraq settentrionale</translation>
    </message>
    <message>
        <source>Alexander, king of Macedon, had taken the whole coast from Asia Minor to Egypt from Darius III, the Great King of Persia. In 331 BC he marched into the heart of the empire. Darius waited for him on a wide plain, with horsemen from as far away as Bactria and the lands of the Scythians, and two hundred chariots with blades on their wheels.

Alexander had far fewer men. He put his pikes in the middle, Parmenion with the Thessalian horse on the left, and rode himself on the right with his Companions. A second line of Greeks stood behind, ready to face about if the enemy came round. Then he moved to the right, and further to the right, until the Persian horse on that side had to attack. The chariots charged. Javelin men shot at the teams and pulled the drivers down; where some got through, the ranks opened and let them run. Few did any harm.

As the Persian horse was drawn away to that side, a gap opened in the Persian line. Alexander turned into it with the Companions and the nearest pikes, straight at Darius. The Great King&apos;s line broke and he got away. At the other end Mazaeus was close to beating Parmenion, and some riders got as far as the baggage; but the news from the middle decided the day. A clay tablet, written by astronomers in Babylon at the time, says that the king&apos;s troops left him.</source>
        <comment>background</comment>
        <translation>Alessandro, re di Macedonia, aveva tolto a Dario III, il Gran Re di Persia, tutta la costa dall’Asia Minore all’Egitto. Nel 331 a.C. marciò nel cuore dell’impero. Dario lo aspettava in una vasta pianura, con cavalieri venuti fin dalla Battriana e dalle terre degli Sciti, e duecento carri con lame alle ruote.

Alessandro aveva molti meno uomini. Mise le picche in mezzo, Parmenione con la cavalleria tessala a sinistra, e lui stesso cavalcava a destra con i Compagni. Dietro stava una seconda linea di Greci, pronta a voltarsi se il nemico girava intorno. Poi si spostò a destra, e ancora a destra, finché la cavalleria persiana da quella parte dovette attaccare. I carri caricarono. I giavellottisti tirarono ai cavalli e trascinarono giù i conducenti; dove qualcuno passò, le righe si aprirono e lo lasciarono correre. Pochi fecero danni.

Mentre la cavalleria persiana era attirata da quella parte, nella linea persiana si aprì un varco. Alessandro vi entrò con i Compagni e le picche più vicine, dritto verso Dario. La linea del Gran Re si ruppe e lui riuscì a fuggire. All’altra estremità Mazeo era vicino a battere Parmenione, e alcuni cavalieri arrivarono fino ai bagagli; ma le notizie dal centro decisero la giornata. Una tavoletta d’argilla, scritta allora dagli astronomi di Babilonia, dice che le truppe del re lo abbandonarono.</translation>
    </message>
    <message>
        <source>Arrian, Alexander&apos;s Campaigns 3.7-16, is the best account and has the Persian order of battle from a paper that was captured. Curtius 4.12-16, Diodorus 17.53-61 and Plutarch, Alexander 31-33, tell it differently. The clay tablet from Babylon gives the day.

Arrian counts 40,000 foot and 7,000 horse for Alexander. For Darius he repeats what people said: a million foot, 40,000 horse, 200 chariots and some fifteen elephants. Curtius has 200,000 foot and 45,000 horse. Modern guesses are 50,000 to 100,000 in all. The elephants were found in the camp; nobody says that they fought, and they are not on this table.</source>
        <comment>sources</comment>
        <translation>Arriano, Anabasi di Alessandro 3,7-16, è il racconto migliore e ha l’ordine di battaglia persiano da un documento catturato. Curzio 4,12-16, Diodoro 17,53-61 e Plutarco, Alessandro 31-33, raccontano in altro modo. La tavoletta d’argilla di Babilonia dà il giorno.

Arriano conta per Alessandro 40.000 fanti e 7.000 cavalieri. Per Dario ripete ciò che si diceva: un milione di fanti, 40.000 cavalieri, 200 carri e una quindicina di elefanti. Curzio ha 200.000 fanti e 45.000 cavalieri. Le stime moderne vanno da 50.000 a 100.000 in tutto. Gli elefanti furono trovati nell’accampamento; nessuno dice che abbiano combattuto, e non sono su questo tavolo.</translation>
    </message>
    <message>
        <source>One lesson. 15 units, two to five pupils. The middle of the battle with one wing on each side.

The scythed chariots are two stands that hit on 3 or more in the turn in which they charge, later only on a 6; a single hit ends them, by javelin or sword, and their losses do not count. They do not run on through the ranks, and they do not drive back into their own men. Pikes, hoplites, levies and horse archers are explained in the chapter &quot;More troops&quot; of the rulebook; the picture of the horse archer is a Mongol, fifteen centuries too late. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/gaugamela-short.zama.json --games 400 --seed 2026 gave 196 battles to Macedon, 136 to Persia, and 68 were drawn.

Before you begin, let everybody guess how many stands the chariots will take. Count.</source>
        <comment>notes</comment>
        <translation>Una lezione. 15 unità, da due a cinque persone. Il centro della battaglia con un’ala per parte.

I carri falcati sono due basette che colpiscono da 3 in su nel turno in cui caricano, dopo solo con 6; un solo colpo li finisce, per giavellotto o spada, e le loro perdite non contano. Non proseguono attraverso le righe, e non tornano indietro contro i propri uomini. Picche, opliti, leve e arcieri a cavallo sono spiegati nel capitolo «Altre truppe» del regolamento; la figura dell’arciere a cavallo è un Mongolo, in ritardo di quindici secoli. Nessuno scappa; confrontate le percentuali di perdite, non i caduti.

Equilibrio: con la mente veloce del programma da tutte e due le parti, zama-cli simulate scenarios/gaugamela-short.zama.json --games 400 --seed 2026 ha dato 196 battaglie alla Macedonia, 136 alla Persia, e 68 sono rimaste indecise.

Prima di cominciare, fate indovinare a tutti quante basette toglieranno i carri. Contate.</translation>
    </message>
    <message>
        <source>Scythed chariots</source>
        <comment>name of a unit type</comment>
        <translation>Carri falcati</translation>
    </message>
    <message>
        <source>Scythed chariots</source>
        <comment>plural of a unit type</comment>
        <translation>Carri falcati</translation>
    </message>
    <message>
        <source>Horse archers</source>
        <comment>name of a unit type</comment>
        <translation>Arcieri a cavallo</translation>
    </message>
    <message>
        <source>Horse archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arcieri a cavallo</translation>
    </message>
    <message>
        <source>Apple Bearers</source>
        <comment>name of a unit type</comment>
        <translation>Melofori</translation>
    </message>
    <message>
        <source>Apple Bearers</source>
        <comment>plural of a unit type</comment>
        <translation>Melofori</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>name of a unit type</comment>
        <translation>Leve</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>plural of a unit type</comment>
        <translation>Leve</translation>
    </message>
    <message>
        <source>Hypaspists</source>
        <comment>name of a unit type</comment>
        <translation>Ipaspisti</translation>
    </message>
    <message>
        <source>Hypaspists</source>
        <comment>plural of a unit type</comment>
        <translation>Ipaspisti</translation>
    </message>
    <message>
        <source>Greek hoplites</source>
        <comment>name of a unit type</comment>
        <translation>Opliti greci</translation>
    </message>
    <message>
        <source>Greek hoplites</source>
        <comment>plural of a unit type</comment>
        <translation>Opliti greci</translation>
    </message>
    <message>
        <source>Heavy cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalleria pesante</translation>
    </message>
    <message>
        <source>Heavy cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalleria pesante</translation>
    </message>
    <message>
        <source>Javelin men</source>
        <comment>name of a unit type</comment>
        <translation>Giavellottisti</translation>
    </message>
    <message>
        <source>Javelin men</source>
        <comment>plural of a unit type</comment>
        <translation>Giavellottisti</translation>
    </message>
    <message>
        <source>More horse, fewer good foot. Send the chariots at the pikes before a javelin finds them, come round the wings, and wear them down with arrows. Win before the pikes arrive.</source>
        <comment>briefing</comment>
        <translation>Più cavalleria, meno buoni fanti. Manda i carri contro le picche prima che li trovi un giavellotto, gira attorno alle ali e logora il nemico con le frecce. Vinci prima che arrivino le picche.</translation>
    </message>
    <message>
        <source>King&apos;s Guard</source>
        <comment>name of a command</comment>
        <translation>Guardia del re</translation>
    </message>
    <message>
        <source>Darius III</source>
        <comment>name of a general</comment>
        <translation>Dario III</translation>
    </message>
    <message>
        <source>Chariots %1</source>
        <comment>name of a unit</comment>
        <translation>Carri %1</translation>
    </message>
    <message>
        <source>Kinsmen</source>
        <comment>name of a unit</comment>
        <translation>Parenti del re</translation>
    </message>
    <message>
        <source>Apple Bearers</source>
        <comment>name of a unit</comment>
        <translation>Melofori</translation>
    </message>
    <message>
        <source>East Wing</source>
        <comment>name of a command</comment>
        <translation>Ala est</translation>
    </message>
    <message>
        <source>Bactrians</source>
        <comment>name of a unit</comment>
        <translation>Battriani</translation>
    </message>
    <message>
        <source>Scythians</source>
        <comment>name of a unit</comment>
        <translation>Sciti</translation>
    </message>
    <message>
        <source>West Wing</source>
        <comment>name of a command</comment>
        <translation>Ala ovest</translation>
    </message>
    <message>
        <source>Syrians</source>
        <comment>name of a unit</comment>
        <translation>Siri</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>name of a command</comment>
        <translation>Leve</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>name of a unit</comment>
        <translation>Leve</translation>
    </message>
    <message>
        <source>Stop the chariots with the Agrianes: one hit ends them. Hold the left with the Thessalians, keep the second line for whoever comes round, and strike with the Companions where the enemy is thin.</source>
        <comment>briefing</comment>
        <translation>Ferma i carri con gli Agriani: basta un colpo. Tieni la sinistra con i Tessali, conserva la seconda linea per chi gira intorno, e colpisci con i Compagni dove il nemico è sottile.</translation>
    </message>
    <message>
        <source>Alexander</source>
        <comment>name of a general</comment>
        <translation>Alessandro</translation>
    </message>
    <message>
        <source>Agrianes</source>
        <comment>name of a unit</comment>
        <translation>Agriani</translation>
    </message>
    <message>
        <source>Companions</source>
        <comment>name of a unit</comment>
        <translation>Compagni</translation>
    </message>
    <message>
        <source>Parmenion</source>
        <comment>name of a general</comment>
        <translation>Parmenione</translation>
    </message>
    <message>
        <source>Thessalians</source>
        <comment>name of a unit</comment>
        <translation>Tessali</translation>
    </message>
    <message>
        <source>Phalanx and Guard</source>
        <comment>name of a command</comment>
        <translation>Falange e guardia</translation>
    </message>
    <message>
        <source>Pikes %1</source>
        <comment>name of a unit</comment>
        <translation>Picche %1</translation>
    </message>
    <message>
        <source>Hypaspists</source>
        <comment>name of a unit</comment>
        <translation>Ipaspisti</translation>
    </message>
    <message>
        <source>Second line</source>
        <comment>name of a unit</comment>
        <translation>Seconda linea</translation>
    </message>
    <message>
        <source>The Battle of Gaugamela</source>
        <comment>title</comment>
        <translation>La battaglia di Gaugamela</translation>
    </message>
    <message>
        <source>Two lessons. 31 units, five commands with generals. A foot stand is about 500 men, a cavalry stand 300, a stand of chariots 25 chariots. The Persian line is thinner than in Arrian&apos;s list: the levies who never fought are mostly left out, and of the horse there are about 15,000, the lowest modern guess.

New troops, explained in the chapter &quot;More troops&quot; of the rulebook. The scythed chariots are two stands that go 12 inches and hit on 3 or more in the turn in which they charge, later only on a 6. One single hit ends them, by javelin or sword, because a unit that is down to its last stand loses it: that is how light troops stopped them. Their losses do not count. What this likeness cannot do: they do not run on through the enemy&apos;s ranks, they are not let through by ranks that open, and they do not drive back into their own men.

Also new are the sarissa phalanx, hoplites, levies, foot archers, horse archers and light javelin cavalry. The picture of the horse archer is a Mongol, fifteen centuries too late.

What plain rules cannot say: a king who flees and takes the heart out of his army. Units fight to the last, so Darius&apos; levies will not run away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/gaugamela.zama.json --games 400 --seed 2026 gave 157 battles to Macedon, 156 to Persia, and 87 were drawn.

To talk about: Greek writers say that Darius left his army, the Babylonian tablet that his army left him. Whom do you believe? Why level the ground for chariots, and then lose by the gap they leave? What is a number like 300,000 dead good for? Was Alexander&apos;s stroke a plan or a chance?</source>
        <comment>notes</comment>
        <translation>Due lezioni. 31 unità, cinque corpi con generali. Una basetta a piedi sono circa 500 uomini, una di cavalleria 300, una di carri 25 carri. La linea persiana è più sottile che nell’elenco di Arriano: le leve che non combatterono mai in gran parte mancano, e di cavalieri ce ne sono circa 15.000, la stima moderna più bassa.

Truppe nuove, spiegate nel capitolo «Altre truppe» del regolamento. I carri falcati sono due basette che fanno 12 pollici e colpiscono da 3 in su nel turno in cui caricano, dopo solo con 6. Un solo colpo li finisce, per giavellotto o spada, perché un’unità ridotta all’ultima basetta la perde: è così che le truppe leggere li fermavano. Le loro perdite non contano. Che cosa questo ritratto non sa fare: non proseguono attraverso le righe nemiche, le righe non si aprono per lasciarli passare, e non tornano indietro contro i propri uomini.

Nuovi sono anche la falange con sarisse, gli opliti, le leve, gli arcieri a piedi, gli arcieri a cavallo e la cavalleria leggera con giavellotti. La figura dell’arciere a cavallo è un Mongolo, in ritardo di quindici secoli.

Che cosa non possono dire regole semplici: un re che fugge e toglie il coraggio al suo esercito. Le unità combattono fino all’ultimo, quindi le leve di Dario non scapperanno; confrontate le percentuali di perdite, non i caduti.

Equilibrio: con la mente veloce del programma da tutte e due le parti, zama-cli simulate scenarios/gaugamela.zama.json --games 400 --seed 2026 ha dato 157 battaglie alla Macedonia, 156 alla Persia, e 87 sono rimaste indecise.

Per parlarne: gli scrittori greci dicono che Dario lasciò il suo esercito, la tavoletta di Babilonia che l’esercito lasciò lui. A chi credete? Perché spianare il terreno per i carri, e poi perdere per il varco che lasciano? A che serve un numero come 300.000 morti? Il colpo di Alessandro fu un piano o un caso?</translation>
    </message>
    <message>
        <source>Mardian archers</source>
        <comment>name of a unit type</comment>
        <translation>Arcieri mardi</translation>
    </message>
    <message>
        <source>Mardian archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arcieri mardi</translation>
    </message>
    <message>
        <source>Greek mercenaries</source>
        <comment>name of a unit type</comment>
        <translation>Mercenari greci</translation>
    </message>
    <message>
        <source>Greek mercenaries</source>
        <comment>plural of a unit type</comment>
        <translation>Mercenari greci</translation>
    </message>
    <message>
        <source>Light javelin cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalleria leggera con giavellotti</translation>
    </message>
    <message>
        <source>Light javelin cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalleria leggera con giavellotti</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>name of a unit type</comment>
        <translation>Arcieri</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arcieri</translation>
    </message>
    <message>
        <source>You have horsemen, many more than he has, and a wide plain. Come round both of his wings; his second line will turn to meet you, but it cannot be everywhere. Horse archers shoot 12 inches and ride where they like.

Chariots strike once: they hit on 3 or more when they charge, and hardly ever afterwards. One javelin that finds them first ends them. Aim them at the pikes, not at light troops. Your foot cannot face his pikes for long. Win before they arrive.</source>
        <comment>briefing</comment>
        <translation>Hai cavalieri, molti più di lui, e una vasta pianura. Gira attorno a tutte e due le sue ali; la sua seconda linea si volterà verso di te, ma non può essere dappertutto. Gli arcieri a cavallo tirano a 12 pollici e cavalcano dove vogliono.

I carri colpiscono una volta: da 3 in su quando caricano, e poi quasi mai. Un giavellotto che li trova prima li finisce. Mandali contro le picche, non contro le truppe leggere. I tuoi fanti non possono tenere testa a lungo alle sue picche. Vinci prima che arrivino.</translation>
    </message>
    <message>
        <source>Mazaeus</source>
        <comment>name of a general</comment>
        <translation>Mazeo</translation>
    </message>
    <message>
        <source>Armenians</source>
        <comment>name of a unit</comment>
        <translation>Armeni</translation>
    </message>
    <message>
        <source>Medes</source>
        <comment>name of a unit</comment>
        <translation>Medi</translation>
    </message>
    <message>
        <source>Parthians</source>
        <comment>name of a unit</comment>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Mardian archers</source>
        <comment>name of a unit</comment>
        <translation>Arcieri mardi</translation>
    </message>
    <message>
        <source>Greek mercenaries</source>
        <comment>name of a unit</comment>
        <translation>Mercenari greci</translation>
    </message>
    <message>
        <source>Bessus</source>
        <comment>name of a general</comment>
        <translation>Besso</translation>
    </message>
    <message>
        <source>Arachosians</source>
        <comment>name of a unit</comment>
        <translation>Aracosi</translation>
    </message>
    <message>
        <source>Levies %1</source>
        <comment>name of a unit</comment>
        <translation>Leve %1</translation>
    </message>
    <message>
        <source>You are outnumbered on horseback on both wings. Parmenion on the left must last. Keep the second line back to face whoever comes round.

Javelin men and archers first: one hit stops a unit of chariots. Then look for the place where the enemy&apos;s line has thinned, and go in there with Alexander, the Companions and the hypaspists. His foot is bad, apart from the Greeks and the Apple Bearers, and the pikes will walk over it: 4 inches a turn.</source>
        <comment>briefing</comment>
        <translation>A cavallo sei in minoranza su tutte e due le ali. A sinistra Parmenione deve durare. Tieni indietro la seconda linea per affrontare chi gira intorno.

Prima giavellottisti e arcieri: un colpo ferma un’unità di carri. Poi cerca il punto dove la linea nemica si è assottigliata, ed entra lì con Alessandro, i Compagni e gli ipaspisti. I suoi fanti sono scarsi, a parte i Greci e i melofori, e le picche ci passeranno sopra: 4 pollici per turno.</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <comment>name of a unit</comment>
        <translation>Arcieri cretesi</translation>
    </message>
    <message>
        <source>Allied foot</source>
        <comment>name of a unit</comment>
        <translation>Fanteria alleata</translation>
    </message>
    <message>
        <source>Odrysian horse</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria odrisia</translation>
    </message>
    <message>
        <source>Javelin men</source>
        <comment>name of a unit</comment>
        <translation>Giavellottisti</translation>
    </message>
    <message>
        <source>Second line %1</source>
        <comment>name of a unit</comment>
        <translation>Seconda linea %1</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>name of a unit</comment>
        <translation>Arcieri</translation>
    </message>
    <message>
        <source>Paeonians</source>
        <comment>name of a unit</comment>
        <translation>Peoni</translation>
    </message>
    <message>
        <source>Veterans</source>
        <comment>name of a unit</comment>
        <translation>Veterani</translation>
    </message>
    <message>
        <source>The Battle of the Great Plains (short)</source>
        <comment>title</comment>
        <translation>La battaglia dei Campi Magni (breve)</translation>
    </message>
    <message>
        <source>203 BC</source>
        <comment>date</comment>
        <translation>203 a.C.</translation>
    </message>
    <message>
        <source>The Great Plains, five days from Utica in Africa</source>
        <comment>place</comment>
        <translation>I Campi Magni, a cinque giorni da Utica, in Africa</translation>
    </message>
    <message>
        <source>In 203 BC Publius Scipio was in Africa and besieged Utica, not far from Carthage. One night, in the middle of talks about peace, he had the two camps of his enemies set on fire: that of Hasdrubal son of Gisgo and that of Syphax, king of the Numidians. Many died in the flames. Thirty days later Hasdrubal and Syphax had a new army of thirty thousand men. Four thousand of them were Celtiberians, who had come over from Spain to fight for pay.

Scipio marched against them in five days, without heavy baggage. For three days the armies watched each other and skirmished. On the fourth they fought. The Italian horse on the right and Masinissa&apos;s Numidians on the left broke both wings of the enemy at the first charge: the men there were beginners, or had only just escaped from the burning camps.

Only the Celtiberians stood. They did not know the country and had nowhere to run to, and from Scipio, who had been kind to Spain, they could expect no mercy. His first line held them in front; the second and third lines came out to the left and right and surrounded them. Almost all of them died. But their stand let Hasdrubal and Syphax get away, and Carthage called Hannibal home.</source>
        <comment>background</comment>
        <translation>Nel 203 a.C. Publio Scipione era in Africa e assediava Utica, non lontano da Cartagine. Una notte, nel mezzo di trattative di pace, fece incendiare i due accampamenti dei suoi nemici: quello di Asdrubale figlio di Gisgone e quello di Siface, re dei Numidi. Molti morirono fra le fiamme. Trenta giorni dopo Asdrubale e Siface avevano un nuovo esercito di trentamila uomini. Quattromila erano Celtiberi, venuti dalla Spagna a combattere per la paga.

Scipione marciò contro di loro in cinque giorni, senza bagagli pesanti. Per tre giorni gli eserciti si osservarono con qualche scaramuccia. Il quarto combatterono. La cavalleria italica a destra e i Numidi di Massinissa a sinistra ruppero tutte e due le ali del nemico alla prima carica: lì c’erano principianti, o uomini appena scampati agli accampamenti in fiamme.

Resistettero solo i Celtiberi. Non conoscevano il paese e non avevano dove fuggire, e da Scipione, che era stato clemente con la Spagna, non potevano aspettarsi pietà. La sua prima linea li tenne di fronte; la seconda e la terza uscirono a sinistra e a destra e li circondarono. Morirono quasi tutti. Ma la loro resistenza permise ad Asdrubale e Siface di fuggire, e Cartagine richiamò in patria Annibale.</translation>
    </message>
    <message>
        <source>Polybius, Histories 14.7-8, with the burning of the camps in 14.1-5; Livy 30.7-8. Polybius gives the enemy not less than 30,000 men, Livy about 35,000, with 4,000 Celtiberians; rumour made 10,000 of them. How many men Scipio had, nobody says. He left a part of his army before Utica, and guesses run from 12,000 to 20,000.

Where each wing stood we know: Italian horse on the Roman right, Masinissa on the left. It was the other way round at Zama, a year later. Which way the armies looked we do not know; Romans in the south is our choice.</source>
        <comment>sources</comment>
        <translation>Polibio, Storie 14,7-8, con l’incendio degli accampamenti in 14,1-5; Livio 30,7-8. Polibio dà al nemico non meno di 30.000 uomini, Livio circa 35.000, con 4.000 Celtiberi; le voci ne fecero 10.000. Quanti uomini avesse Scipione, nessuno lo dice. Lasciò una parte dell’esercito davanti a Utica, e le stime vanno da 12.000 a 20.000.

Dove stava ciascuna ala lo sappiamo: la cavalleria italica alla destra romana, Massinissa a sinistra. A Zama, un anno dopo, era il contrario. Da che parte guardassero gli eserciti non lo sappiamo; i Romani a sud sono una nostra scelta.</translation>
    </message>
    <message>
        <source>One lesson. 14 units, two to five pupils. A good first battle after the lesson at the ford: every kind of troops but elephants, and a simple plan.

Nobody panics or runs away in these rules, so the enemy&apos;s wings will not break at once as they did; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/great-plains-short.zama.json --games 400 --seed 2026 gave 211 battles to Rome, 123 to Carthage, and 66 were drawn.

Before you begin, ask both sides where they expect to win first. Afterwards: why did the Celtiberians stand when everybody else ran?</source>
        <comment>notes</comment>
        <translation>Una lezione. 14 unità, da due a cinque persone. Una buona prima battaglia dopo la lezione al guado: ogni genere di truppe tranne gli elefanti, e un piano semplice.

In queste regole nessuno si spaventa o scappa, quindi le ali nemiche non si romperanno subito come allora; confrontate le percentuali di perdite, non i caduti.

Equilibrio: con la mente veloce del programma da tutte e due le parti, zama-cli simulate scenarios/great-plains-short.zama.json --games 400 --seed 2026 ha dato 211 battaglie a Roma, 123 a Cartagine, e 66 sono rimaste indecise.

Prima di cominciare, chiedete alle due parti dove pensano di vincere per prima. Dopo: perché i Celtiberi resistettero quando tutti gli altri scapparono?</translation>
    </message>
    <message>
        <source>Numidian cavalry of Rome</source>
        <comment>name of a unit type</comment>
        <translation>Cavalleria numida di Roma</translation>
    </message>
    <message>
        <source>Numidian cavalry of Rome</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalleria numida di Roma</translation>
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
        <translation>Leve cartaginesi</translation>
    </message>
    <message>
        <source>Carthaginian levies</source>
        <comment>plural of a unit type</comment>
        <translation>Leve cartaginesi</translation>
    </message>
    <message>
        <source>Numidian peasants</source>
        <comment>name of a unit type</comment>
        <translation>Contadini numidi</translation>
    </message>
    <message>
        <source>Numidian peasants</source>
        <comment>plural of a unit type</comment>
        <translation>Contadini numidi</translation>
    </message>
    <message>
        <source>Numidian cavalry of Syphax</source>
        <comment>name of a unit type</comment>
        <translation>Cavalleria numida di Siface</translation>
    </message>
    <message>
        <source>Numidian cavalry of Syphax</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalleria numida di Siface</translation>
    </message>
    <message>
        <source>Win on the wings with your horse, hold the Celtiberians in front with your first line, and bring the second line round them.</source>
        <comment>briefing</comment>
        <translation>Vinci alle ali con la cavalleria, tieni i Celtiberi di fronte con la prima linea, e porta la seconda attorno a loro.</translation>
    </message>
    <message>
        <source>The Legion</source>
        <comment>name of a command</comment>
        <translation>Legione</translation>
    </message>
    <message>
        <source>Scipio</source>
        <comment>name of a general</comment>
        <translation>Scipione</translation>
    </message>
    <message>
        <source>Numidian Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalleria numida</translation>
    </message>
    <message>
        <source>Masinissa</source>
        <comment>name of a general</comment>
        <translation>Massinissa</translation>
    </message>
    <message>
        <source>Masinissa&apos;s riders</source>
        <comment>name of a unit</comment>
        <translation>Cavalieri di Massinissa</translation>
    </message>
    <message>
        <source>Italian Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalleria italica</translation>
    </message>
    <message>
        <source>Italian horse</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria italica</translation>
    </message>
    <message>
        <source>You have more units and they have the better ones. The Celtiberians can stand against any Roman: use the time they win for you on the wings.</source>
        <comment>briefing</comment>
        <translation>Tu hai più unità, loro hanno le migliori. I Celtiberi possono resistere a qualsiasi Romano: usa alle ali il tempo che ti fanno guadagnare.</translation>
    </message>
    <message>
        <source>Carthaginians</source>
        <comment>name of a command</comment>
        <translation>Cartaginesi</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <comment>name of a unit</comment>
        <translation>Schermagliatori</translation>
    </message>
    <message>
        <source>Horse of Carthage</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria di Cartagine</translation>
    </message>
    <message>
        <source>Levy %1</source>
        <comment>name of a unit</comment>
        <translation>Leva %1</translation>
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
        <translation>Contadini</translation>
    </message>
    <message>
        <source>The Battle of the Great Plains</source>
        <comment>title</comment>
        <translation>La battaglia dei Campi Magni</translation>
    </message>
    <message>
        <source>One long lesson or two short ones. 35 units, five commands with generals. A stand is about 200 men.

What plain rules cannot say: nobody panics here, so the enemy&apos;s wings will not break at the first charge as they did. They are light infantry that begins with 6 stands of 8, and horse with 4 of 6: the missing men are those who never came back from the burning camps. Formed units cannot pass through each other, but the Roman second and third lines can do what Scipio&apos;s did: come out to the left and right of the first. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/great-plains.zama.json --games 400 --seed 2026 gave 213 battles to Rome, 109 to Carthage, and 78 were drawn.

To talk about: why did the Celtiberians fight on? Setting fire to camps during peace talks: was it fair? Polybius calls it the finest thing Scipio ever did. How does a city find thirty thousand soldiers in a month, and how good can they be? Was this battle more important than Zama?</source>
        <comment>notes</comment>
        <translation>Una lezione lunga o due brevi. 35 unità, cinque corpi con generali. Una basetta sono circa 200 uomini.

Che cosa non possono dire regole semplici: qui nessuno si spaventa, quindi le ali nemiche non si romperanno alla prima carica come allora. Sono fanteria leggera che comincia con 6 basette su 8, e cavalleria con 4 su 6: gli uomini che mancano sono quelli che non tornarono dagli accampamenti in fiamme. Le unità in ordine chiuso non si attraversano fra loro, ma la seconda e la terza linea romana possono fare ciò che fecero quelle di Scipione: uscire a sinistra e a destra della prima. Nessuno scappa; confrontate le percentuali di perdite, non i caduti.

Equilibrio: con la mente veloce del programma da tutte e due le parti, zama-cli simulate scenarios/great-plains.zama.json --games 400 --seed 2026 ha dato 213 battaglie a Roma, 109 a Cartagine, e 78 sono rimaste indecise.

Per parlarne: perché i Celtiberi continuarono a combattere? Incendiare accampamenti durante trattative di pace: era leale? Polibio la chiama la cosa più bella che Scipione abbia mai fatto. Come trova una città trentamila soldati in un mese, e quanto possono valere? Questa battaglia fu più importante di Zama?</translation>
    </message>
    <message>
        <source>You are fewer, but every man has been a soldier for years. On both wings your horse faces horse; win there and the levies are open to you. In the middle three heavy units of Celtiberians will not give way. Hold them with the first line and bring the second and third lines round both ends of it.

You need not kill everybody. You need to lose a smaller share than they do.</source>
        <comment>briefing</comment>
        <translation>I tuoi uomini sono di meno, ma ognuno è soldato da anni. Su tutte e due le ali la tua cavalleria affronta cavalleria; vinci lì e le leve ti restano scoperte. In mezzo tre unità pesanti di Celtiberi non cederanno. Tienile con la prima linea e porta la seconda e la terza attorno alle due estremità.

Non devi battere tutti. Devi perdere una percentuale più piccola della loro.</translation>
    </message>
    <message>
        <source>Masinissa&apos;s riders %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalieri di Massinissa %1</translation>
    </message>
    <message>
        <source>Laelius</source>
        <comment>name of a general</comment>
        <translation>Lelio</translation>
    </message>
    <message>
        <source>Your army is a month old, but it is large. The Celtiberians in the middle are as good as any Roman unit: make the Romans come to them. Use your numbers on the wings and keep your horse alive as long as you can. Levies and peasants fight badly one against one and well two against one.</source>
        <comment>briefing</comment>
        <translation>Il tuo esercito ha un mese, ma è grande. I Celtiberi in mezzo valgono qualsiasi unità romana: fa’ che siano i Romani a venire da loro. Usa il numero alle ali e tieni in piedi la cavalleria più a lungo che puoi. Leve e contadini combattono male uno contro uno e bene due contro uno.</translation>
    </message>
    <message>
        <source>Skirmishers %1</source>
        <comment>name of a unit</comment>
        <translation>Schermagliatori %1</translation>
    </message>
    <message>
        <source>Horse of Carthage %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria di Cartagine %1</translation>
    </message>
    <message>
        <source>Syphax</source>
        <comment>name of a general</comment>
        <translation>Siface</translation>
    </message>
    <message>
        <source>Peasants %1</source>
        <comment>name of a unit</comment>
        <translation>Contadini %1</translation>
    </message>
    <message>
        <source>Celtiberians %1</source>
        <comment>name of a unit</comment>
        <translation>Celtiberi %1</translation>
    </message>
    <message>
        <source>The Guided Battle: the Village</source>
        <comment>title</comment>
        <translation>La battaglia guidata: il villaggio</translation>
    </message>
    <message>
        <source>Harvest time, 204 BC</source>
        <comment>date</comment>
        <translation>Tempo di raccolto, 204 a.C.</translation>
    </message>
    <message>
        <source>A village near Utica</source>
        <comment>place</comment>
        <translation>Un villaggio vicino a Utica</translation>
    </message>
    <message>
        <source>Scipio has landed in Africa, and his men must eat. A vanguard has been sent ahead to a village with full barns, and finds that others had the same idea: some Carthaginian spearmen, a few slingers and a handful of Numidian riders are loading carts.

The Romans are more, and they are better armed. All they have to do is go on and not dawdle.</source>
        <comment>background</comment>
        <translation>Scipione è sbarcato in Africa, e i suoi uomini devono mangiare. Un’avanguardia, mandata in un villaggio con i granai pieni, scopre che altri hanno avuto la stessa idea: alcuni lancieri cartaginesi, pochi frombolieri e una manciata di cavalieri numidi stanno caricando i carri.

I Romani sono di più, e armati meglio. Devono solo andare avanti e non perdere tempo.</translation>
    </message>
    <message>
        <source>This skirmish is made up. Both armies lived off the land in the war in Africa (204 to 202 BC), and met over it.</source>
        <comment>sources</comment>
        <translation>Questa scaramuccia è inventata. Nella guerra in Africa (dal 204 al 202 a.C.) i due eserciti vivevano di ciò che dava la terra, e per questo si incontravano.</translation>
    </message>
    <message>
        <source>The guided first battle: the program says what to do next and does it if asked, two turns, a few minutes. The Romans are stronger on purpose, and the Carthaginians mostly wait.

It shows, one thing at a time: a straight move, an oblique, a wheel, skirmishers, a general who joins a unit, shooting, charges, a melee and its dice. The player may at any time do something else; the guide goes on from there.</source>
        <comment>notes</comment>
        <translation>La prima battaglia guidata: il programma dice che cosa fare e, se glielo si chiede, lo fa; due turni, pochi minuti. I Romani sono più forti apposta, e i Cartaginesi per lo più aspettano.

Mostra, una cosa alla volta: un movimento dritto, un tratto obliquo, una conversione, gli schermagliatori, un generale che si unisce a un’unità, il tiro, le cariche, una mischia e i suoi dadi. In qualsiasi momento chi gioca può fare altro; la guida prosegue da lì.</translation>
    </message>
    <message>
        <source>Go forward, shoot, charge. Every order that is possible is allowed; the guide only proposes.

Your infantry hits on 5 and 6, theirs only on 6. Keep your tribune with the unit that has the hardest fight.</source>
        <comment>briefing</comment>
        <translation>Avanti, tira, carica. Ogni ordine possibile è consentito; la guida propone soltanto.

La tua fanteria colpisce con 5 e 6, la loro solo con 6. Tieni il tuo tribuno con l’unità che ha lo scontro più duro.</translation>
    </message>
    <message>
        <source>The Vanguard</source>
        <comment>name of a command</comment>
        <translation>Avanguardia</translation>
    </message>
    <message>
        <source>Tribune Gaius</source>
        <comment>name of a general</comment>
        <translation>Tribuno Gaio</translation>
    </message>
    <message>
        <source>First Hastati</source>
        <comment>name of a unit</comment>
        <translation>Astati 1</translation>
    </message>
    <message>
        <source>Second Hastati</source>
        <comment>name of a unit</comment>
        <translation>Astati 2</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <comment>name of a unit</comment>
        <translation>Scorpione</translation>
    </message>
    <message>
        <source>Hold the village as long as you can. Your spearmen hit on 6 only; your slingers and Numidians can shoot six inches.</source>
        <comment>briefing</comment>
        <translation>Tieni il villaggio più a lungo che puoi. I tuoi lancieri colpiscono solo con 6; i frombolieri e i Numidi tirano a sei pollici.</translation>
    </message>
    <message>
        <source>The Foragers</source>
        <comment>name of a command</comment>
        <translation>Foraggeri</translation>
    </message>
    <message>
        <source>Captain Adherbal</source>
        <comment>name of a general</comment>
        <translation>Capitano Aderbale</translation>
    </message>
    <message>
        <source>First Spearmen</source>
        <comment>name of a unit</comment>
        <translation>Lancieri 1</translation>
    </message>
    <message>
        <source>Second Spearmen</source>
        <comment>name of a unit</comment>
        <translation>Lancieri 2</translation>
    </message>
    <message>
        <source>The Battle of Ilipa (short)</source>
        <comment>title</comment>
        <translation>La battaglia di Ilipa (breve)</translation>
    </message>
    <message>
        <source>206 BC</source>
        <comment>date</comment>
        <translation>206 a.C.</translation>
    </message>
    <message>
        <source>Near Ilipa in southern Spain</source>
        <comment>place</comment>
        <translation>Vicino a Ilipa, nella Spagna meridionale</translation>
    </message>
    <message>
        <source>In 206 BC Carthage still held the south of Spain. Two generals, Hasdrubal son of Gisgo and Mago, gathered the largest army they could. Publius Scipio, the young Roman commander, had fewer men, and a good part of them were Spanish allies. Spanish allies had once deserted his father and his uncle in the middle of a campaign.

For several days both armies came out, stood and went home again, always late in the day and always in the same order: each side had its best men in the middle, Romans here, Libyans there, and its Spaniards on the wings. Hasdrubal got used to it. Then one day Scipio had his men fed before dawn and came out early, with the order turned round: Spaniards in the middle, Romans on both wings. Hasdrubal&apos;s men ran out without breakfast and lined up as always.

Scipio let them stand in the sun for hours. Then his Spaniards went forward slowly, while the Romans on both wings marched out to the side, forward, and into line again, and hit the enemy&apos;s Spaniards. The Libyans in the middle, the best troops on the field, could do nothing: if they helped the wings, Scipio&apos;s Spaniards would be on them. The elephants, hurt from all sides, trampled friend and foe. At last the whole line gave way, and the camp would have fallen too if a thunderstorm had not sent everybody home.</source>
        <comment>background</comment>
        <translation>Nel 206 a.C. Cartagine teneva ancora il sud della Spagna. Due generali, Asdrubale figlio di Gisgone e Magone, radunarono l’esercito più grande che poterono. Publio Scipione, il giovane comandante romano, aveva meno uomini, e buona parte erano alleati ispanici. Alleati ispanici avevano già abbandonato suo padre e suo zio nel mezzo di una campagna.

Per parecchi giorni i due eserciti uscirono, si fermarono e tornarono indietro, sempre tardi e sempre nello stesso ordine: ciascuno aveva gli uomini migliori in mezzo, Romani qui, Libici là, e i suoi Ispanici alle ali. Asdrubale ci si abituò. Poi un giorno Scipione fece mangiare i suoi prima dell’alba e uscì presto, con l’ordine rovesciato: Ispanici in mezzo, Romani alle due ali. Gli uomini di Asdrubale corsero fuori senza colazione e si schierarono come sempre.

Scipione li lasciò per ore al sole. Poi i suoi Ispanici avanzarono lentamente, mentre i Romani delle due ali marciarono in fuori, in avanti e di nuovo in linea, e colpirono gli Ispanici del nemico. I Libici in mezzo, le truppe migliori sul campo, non potevano fare nulla: se avessero aiutato le ali, gli Ispanici di Scipione sarebbero stati loro addosso. Gli elefanti, feriti da ogni parte, travolsero amici e nemici. Alla fine tutta la linea cedette, e sarebbe caduto anche l’accampamento, se un temporale non avesse mandato tutti a casa.</translation>
    </message>
    <message>
        <source>Polybius, Histories 11.20-24, is only a piece of a lost book, but the best account of Scipio&apos;s march; Livy 28.12-16 follows the same story. The name Ilipa is a correction that scholars have made in Polybius; Livy&apos;s books have another name.

Carthage had 32 elephants, 4,000 horse and 70,000 foot if Polybius is right; Livy has 50,000 foot and 4,500 horse. Scipio led 45,000 foot and 3,000 horse according to Polybius, 45,000 men in all according to Livy. This table follows Livy. Which way the armies looked is not known; Romans in the south is our choice.</source>
        <comment>sources</comment>
        <translation>Polibio, Storie 11,20-24, è solo un pezzo di un libro perduto, ma il racconto migliore della marcia di Scipione; Livio 28,12-16 segue la stessa storia. Il nome Ilipa è una correzione che gli studiosi hanno fatto in Polibio; i libri di Livio hanno un altro nome.

Cartagine aveva 32 elefanti, 4.000 cavalieri e 70.000 fanti, se Polibio ha ragione; Livio ha 50.000 fanti e 4.500 cavalieri. Scipione guidava 45.000 fanti e 3.000 cavalieri secondo Polibio, 45.000 uomini in tutto secondo Livio. Questo tavolo segue Livio. Da che parte guardassero gli eserciti non si sa; i Romani a sud sono una nostra scelta.</translation>
    </message>
    <message>
        <source>One lesson. 15 units, two to five pupils. Scipio&apos;s trick in small: Romans on both wings, one unit of Spaniards held back in the middle.

Hunger and heat are not in these rules, and nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/ilipa-short.zama.json --games 400 --seed 2026 gave 177 battles to Rome, 173 to Carthage, and 50 were drawn.

Before you begin, ask the Carthaginians what their Libyans are going to do, and why Hasdrubal&apos;s did nothing.</source>
        <comment>notes</comment>
        <translation>Una lezione. 15 unità, da due a cinque persone. Il trucco di Scipione in piccolo: Romani alle due ali, un’unità di Ispanici tenuta indietro in mezzo.

Fame e caldo non sono in queste regole, e nessuno scappa; confrontate le percentuali di perdite, non i caduti.

Equilibrio: con la mente veloce del programma da tutte e due le parti, zama-cli simulate scenarios/ilipa-short.zama.json --games 400 --seed 2026 ha dato 177 battaglie a Roma, 173 a Cartagine, e 50 sono rimaste indecise.

Prima di cominciare, chiedete ai Cartaginesi che cosa faranno i loro Libici, e perché quelli di Asdrubale non fecero nulla.</translation>
    </message>
    <message>
        <source>Spanish allies of Rome</source>
        <comment>name of a unit type</comment>
        <translation>Alleati ispanici di Roma</translation>
    </message>
    <message>
        <source>Spanish allies of Rome</source>
        <comment>plural of a unit type</comment>
        <translation>Alleati ispanici di Roma</translation>
    </message>
    <message>
        <source>Spanish allies of Carthage</source>
        <comment>name of a unit type</comment>
        <translation>Alleati ispanici di Cartagine</translation>
    </message>
    <message>
        <source>Spanish allies of Carthage</source>
        <comment>plural of a unit type</comment>
        <translation>Alleati ispanici di Cartagine</translation>
    </message>
    <message>
        <source>Romans on the wings, Spaniards in the middle and well back. Win on the wings before the Libyans arrive. The Spaniards have done their work if nobody has reached them by the time you win.</source>
        <comment>briefing</comment>
        <translation>Romani alle ali, Ispanici in mezzo e ben indietro. Vinci alle ali prima che arrivino i Libici. Gli Ispanici hanno fatto il loro dovere se nessuno li ha raggiunti quando vinci.</translation>
    </message>
    <message>
        <source>Right cohorts %1</source>
        <comment>name of a unit</comment>
        <translation>Coorti di destra %1</translation>
    </message>
    <message>
        <source>Silanus</source>
        <comment>name of a general</comment>
        <translation>Silano</translation>
    </message>
    <message>
        <source>Left cohorts %1</source>
        <comment>name of a unit</comment>
        <translation>Coorti di sinistra %1</translation>
    </message>
    <message>
        <source>Spanish Allies</source>
        <comment>name of a command</comment>
        <translation>Alleati ispanici</translation>
    </message>
    <message>
        <source>Allies</source>
        <comment>name of a unit</comment>
        <translation>Alleati</translation>
    </message>
    <message>
        <source>Your best men, two units of Libyans, stand in the middle and have nobody in front of them but Spaniards, far away. Use them quickly: forward, or to help a wing. Keep the elephants away from the front of Roman foot.</source>
        <comment>briefing</comment>
        <translation>I tuoi uomini migliori, due unità di Libici, stanno in mezzo e davanti hanno solo Ispanici, lontano. Usali in fretta: avanti, o in aiuto di un’ala. Tieni gli elefanti lontano dal fronte della fanteria romana.</translation>
    </message>
    <message>
        <source>Spaniards %1</source>
        <comment>name of a unit</comment>
        <translation>Ispanici %1</translation>
    </message>
    <message>
        <source>Libyans</source>
        <comment>name of a command</comment>
        <translation>Libici</translation>
    </message>
    <message>
        <source>The Battle of Ilipa</source>
        <comment>title</comment>
        <translation>La battaglia di Ilipa</translation>
    </message>
    <message>
        <source>Two lessons. 45 units, up to six commands with generals. A stand is about 300 men, an elephant stands for about eight.

The armies stand as they did on the day of the trick: Romans on both wings and in front, Spaniards held back in the middle. What plain rules cannot say: hunger, heat and waiting, so Hasdrubal&apos;s men fight as well as ever. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/ilipa.zama.json --games 400 --seed 2026 gave 182 battles to Rome, 100 to Carthage, and 118 were drawn.

To talk about: how does a habit make an army blind? Could the Libyans have gone for the Spaniards in front of them, and what would you have ordered? How do you use allies whom you do not trust? Both writers thank the rain for saving the camp. Does that explain anything?</source>
        <comment>notes</comment>
        <translation>Due lezioni. 45 unità, fino a sei corpi con generali. Una basetta sono circa 300 uomini, un elefante ne vale circa otto.

Gli eserciti stanno come nel giorno del trucco: Romani alle due ali e davanti, Ispanici tenuti indietro in mezzo. Che cosa non possono dire regole semplici: fame, caldo e attesa, quindi gli uomini di Asdrubale combattono bene come sempre. Nessuno scappa; confrontate le percentuali di perdite, non i caduti.

Equilibrio: con la mente veloce del programma da tutte e due le parti, zama-cli simulate scenarios/ilipa.zama.json --games 400 --seed 2026 ha dato 182 battaglie a Roma, 100 a Cartagine, e 118 sono rimaste indecise.

Per parlarne: come fa un’abitudine a rendere cieco un esercito? I Libici avrebbero potuto assalire gli Ispanici davanti a loro, e voi che cosa avreste ordinato? Come si usano alleati di cui non ci si fida? Tutti e due gli scrittori ringraziano la pioggia che salvò l’accampamento. Spiega qualcosa?</translation>
    </message>
    <message>
        <source>Spanish and Punic cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalleria ispanica e punica</translation>
    </message>
    <message>
        <source>Spanish and Punic cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalleria ispanica e punica</translation>
    </message>
    <message>
        <source>Your Romans are better than the Spaniards who stand across from them. Beat both ends of the enemy&apos;s line before the middle meets. Your own Spaniards need not win anything: as long as they stand there, the enemy&apos;s best men, the Libyans, must stay where they are. Move them slowly and late.

Elephants stand in front of both enemy wings. Formed Romans in front of them, light troops at their sides.</source>
        <comment>briefing</comment>
        <translation>I tuoi Romani sono migliori degli Ispanici che hanno di fronte. Batti le due estremità della linea nemica prima che si incontrino i centri. I tuoi Ispanici non devono vincere nulla: finché stanno lì, gli uomini migliori del nemico, i Libici, devono restare dove sono. Muovili piano e tardi.

Davanti alle due ali nemiche stanno degli elefanti. Romani in ordine chiuso davanti a loro, truppe leggere ai loro fianchi.</translation>
    </message>
    <message>
        <source>Horse %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria %1</translation>
    </message>
    <message>
        <source>Spanish chiefs</source>
        <comment>name of a general</comment>
        <translation>Capi ispanici</translation>
    </message>
    <message>
        <source>Allies %1</source>
        <comment>name of a unit</comment>
        <translation>Alleati %1</translation>
    </message>
    <message>
        <source>The Romans are on the wings today, and your Spaniards will have to face them. Your best troops, the Libyans, look at the enemy&apos;s worst. You need not stand still as Hasdrubal did: send the Libyans forward at once, or let some of them help a wing. Whatever you do, do it early.

Four elephant units stand in front of your wings. They are wasted on Roman foot that waits for them; use them on horse, light troops, or the side of a unit.</source>
        <comment>briefing</comment>
        <translation>Oggi i Romani sono alle ali, e dovranno affrontarli i tuoi Ispanici. Le tue truppe migliori, i Libici, guardano le peggiori del nemico. Niente ti obbliga a restare lì come Asdrubale: manda subito avanti i Libici, o fanne aiutare un’ala. Qualunque cosa tu faccia, falla presto.

Davanti alle tue ali stanno quattro unità di elefanti. Contro fanti romani che li aspettano sono sprecati; usali contro cavalleria, truppe leggere o il fianco di un’unità.</translation>
    </message>
    <message>
        <source>Mago</source>
        <comment>name of a general</comment>
        <translation>Magone</translation>
    </message>
    <message>
        <source>Spanish Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalleria ispanica</translation>
    </message>
    <message>
        <source>Spanish horse</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria ispanica</translation>
    </message>
    <message>
        <source>The Battle of Magnesia (short)</source>
        <comment>title</comment>
        <translation>La battaglia di Magnesia (breve)</translation>
    </message>
    <message>
        <source>Winter, 190 to 189 BC</source>
        <comment>date</comment>
        <translation>Inverno, fra il 190 e il 189 a.C.</translation>
    </message>
    <message>
        <source>The plain near Magnesia by Mount Sipylus in Asia Minor</source>
        <comment>place</comment>
        <translation>La pianura vicino a Magnesia al Sipilo, in Asia Minore</translation>
    </message>
    <message>
        <source>Antiochus III, who had lost at Raphia as a young man, had made his empire great again and then went to war with Rome. In 190 BC a Roman army stood in Asia for the first time. The consul Lucius Scipio led it; his famous brother Publius, who had beaten Hannibal, lay ill. King Eumenes of Pergamum had joined the Romans with his horse.

Antiochus had far more men, and of every kind: pikes in ten deep blocks with elephants in the gaps, riders in armour from head to hoof, horse archers, camels, Galatians. On the morning of the battle fog and drizzle hung over the plain. His line was so long that it could not see itself, and the bowstrings got slack. In front of his left wing he had put chariots with blades on the wheels. Eumenes sent light troops against them, who shot at the horses from all sides until the chariots turned and drove into their own people. The whole left wing fell into disorder and ran.

That left the pikes alone, with frightened men and elephants among them, and they broke. Where was the king? On the other wing he had found a gap between the Romans and the river, had won, and was chasing the Romans to their camp. There Marcus Aemilius with two thousand men stopped those who fled and those who followed. It was his mistake of Raphia, made a second time.</source>
        <comment>background</comment>
        <translation>Antioco III, che da giovane aveva perso a Rafia, aveva reso di nuovo grande il suo impero e poi era entrato in guerra con Roma. Nel 190 a.C. un esercito romano stava per la prima volta in Asia. Lo guidava il console Lucio Scipione; il suo famoso fratello Publio, che aveva battuto Annibale, era malato. Il re Eumene di Pergamo si era unito ai Romani con la sua cavalleria.

Antioco aveva molti più uomini, e di ogni genere: picche in dieci blocchi profondi con gli elefanti nei varchi, cavalieri corazzati dalla testa agli zoccoli, arcieri a cavallo, cammelli, Galati. La mattina della battaglia nebbia e pioggerella coprivano la pianura. La sua linea era così lunga da non vedersi tutta, e le corde degli archi si allentarono. Davanti all’ala sinistra aveva messo carri con lame alle ruote. Eumene mandò contro di loro truppe leggere, che tirarono ai cavalli da ogni parte finché i carri si voltarono e corsero contro i propri compagni. Tutta l’ala sinistra cadde nel disordine e fuggì.

Le picche rimasero sole, con uomini spaventati ed elefanti in mezzo, e cedettero. Dov’era il re? All’altra ala aveva trovato un varco fra i Romani e il fiume, aveva vinto e inseguiva i Romani verso il loro accampamento. Lì Marco Emilio con duemila uomini fermò chi fuggiva e chi inseguiva. Era il suo errore di Rafia, fatto una seconda volta.</translation>
    </message>
    <message>
        <source>Livy 37.37-44, who had Polybius before him, and Appian, Syrian Wars 30-36. Livy gives the king 60,000 foot and more than 12,000 horse; but the troops he names add up to only 45,000 foot. The Romans had about 30,000 men. Livy has 50,000 of the king&apos;s foot killed, and 324 Romans. Hardly anybody believes either number.

Appian lets Gnaeus Domitius direct the battle, Livy names nobody. Which way the armies looked is our choice; that the river was on the Roman left we know.</source>
        <comment>sources</comment>
        <translation>Livio 37,37-44, che aveva davanti Polibio, e Appiano, Guerre siriache 30-36. Livio dà al re 60.000 fanti e più di 12.000 cavalieri; ma le truppe che nomina, sommate, fanno solo 45.000 fanti. I Romani avevano circa 30.000 uomini. Per Livio caddero 50.000 fanti del re, e 324 Romani. Quasi nessuno crede all’uno o all’altro numero.

Appiano fa dirigere la battaglia a Gneo Domizio, Livio non nomina nessuno. Da che parte guardassero gli eserciti è una nostra scelta; che il fiume fosse alla sinistra romana lo sappiamo.</translation>
    </message>
    <message>
        <source>One lesson. 15 units, two to six pupils. The king&apos;s left is already shaken, as after the flight of the chariots, and his pikes begin with 8 of 10 stands because fleeing men have run through them.

Sarissa phalanx and cataphracts are explained in the chapter &quot;More troops&quot; of the rulebook. Pikes are as good from the side as from the front, and nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/magnesia-short.zama.json --games 400 --seed 2026 gave 172 battles to Rome, 158 to Antiochus, and 70 were drawn.

Before you begin, ask both sides which wing they will win. Afterwards: who turned inward in time?</source>
        <comment>notes</comment>
        <translation>Una lezione. 15 unità, da due a sei persone. La sinistra del re è già scossa, come dopo la fuga dei carri, e le sue picche cominciano con 8 basette su 10 perché ci sono passati in mezzo uomini in fuga.

Falange con sarisse e catafratti sono spiegati nel capitolo «Altre truppe» del regolamento. Le picche valgono di lato quanto di fronte, e nessuno scappa; confrontate le percentuali di perdite, non i caduti.

Equilibrio: con la mente veloce del programma da tutte e due le parti, zama-cli simulate scenarios/magnesia-short.zama.json --games 400 --seed 2026 ha dato 172 battaglie a Roma, 158 ad Antioco, e 70 sono rimaste indecise.

Prima di cominciare, chiedete alle due parti quale ala vinceranno. Dopo: chi si è girato in tempo verso l’interno?</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <comment>name of a unit type</comment>
        <translation>Catafratti</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <comment>plural of a unit type</comment>
        <translation>Catafratti</translation>
    </message>
    <message>
        <source>Auxiliary foot</source>
        <comment>name of a unit type</comment>
        <translation>Fanteria ausiliaria</translation>
    </message>
    <message>
        <source>Auxiliary foot</source>
        <comment>plural of a unit type</comment>
        <translation>Fanteria ausiliaria</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>name of a unit type</comment>
        <translation>Frombolieri</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>plural of a unit type</comment>
        <translation>Frombolieri</translation>
    </message>
    <message>
        <source>Cavalry of Eumenes</source>
        <comment>name of a unit type</comment>
        <translation>Cavalleria di Eumene</translation>
    </message>
    <message>
        <source>Cavalry of Eumenes</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalleria di Eumene</translation>
    </message>
    <message>
        <source>Antiochus&apos; army</source>
        <comment>name of a side, as a label</comment>
        <translation>Esercito di Antioco</translation>
    </message>
    <message>
        <source>Antiochus&apos; army</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>l’esercito di Antioco</translation>
    </message>
    <message>
        <source>Your right wing is whole, your pikes nearly, your left is shaken. Win on the right with the cataphracts and turn inward at once. Elephants go ahead of the pikes; the pikes walk 4 inches a turn.</source>
        <comment>briefing</comment>
        <translation>La tua ala destra è intera, le picche quasi, la sinistra è scossa. Vinci a destra con i catafratti e girati subito verso l’interno. Gli elefanti vanno davanti alle picche; le picche fanno 4 pollici per turno.</translation>
    </message>
    <message>
        <source>Phalanx</source>
        <comment>name of a command</comment>
        <translation>Falange</translation>
    </message>
    <message>
        <source>King&apos;s Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalleria del re</translation>
    </message>
    <message>
        <source>Antiochus III</source>
        <comment>name of a general</comment>
        <translation>Antioco III</translation>
    </message>
    <message>
        <source>Cataphracts %1</source>
        <comment>name of a unit</comment>
        <translation>Catafratti %1</translation>
    </message>
    <message>
        <source>Horse, left</source>
        <comment>name of a command</comment>
        <translation>Cavalleria, sinistra</translation>
    </message>
    <message>
        <source>Mixed foot</source>
        <comment>name of a unit</comment>
        <translation>Fanteria mista</translation>
    </message>
    <message>
        <source>Beat the enemy&apos;s weak left with Eumenes&apos; horse and come round to the pikes. Meet the pikes with several units at once, or not at all. Cataphracts are hard to hit: let your foot deal with them.</source>
        <comment>briefing</comment>
        <translation>Batti la debole sinistra nemica con la cavalleria di Eumene e gira verso le picche. Affronta le picche con più unità insieme, o per niente. I catafratti sono difficili da colpire: lasciali ai tuoi fanti.</translation>
    </message>
    <message>
        <source>Domitius</source>
        <comment>name of a general</comment>
        <translation>Domizio</translation>
    </message>
    <message>
        <source>Legions %1</source>
        <comment>name of a unit</comment>
        <translation>Legioni %1</translation>
    </message>
    <message>
        <source>Pergamenes</source>
        <comment>name of a command</comment>
        <translation>Pergameni</translation>
    </message>
    <message>
        <source>Eumenes II</source>
        <comment>name of a general</comment>
        <translation>Eumene II</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <comment>name of a unit</comment>
        <translation>Peltasti</translation>
    </message>
    <message>
        <source>Eumenes&apos; horse</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria di Eumene</translation>
    </message>
    <message>
        <source>Allies</source>
        <comment>name of a command</comment>
        <translation>Alleati</translation>
    </message>
    <message>
        <source>The Battle of Magnesia</source>
        <comment>title</comment>
        <translation>La battaglia di Magnesia</translation>
    </message>
    <message>
        <source>Two lessons. 39 units, six commands with generals. A foot stand is about 300 men, a cavalry stand 250, an elephant stands for eight. West is left; the west edge of the table is the river.

The chariots have turned back already when the battle opens. That is why there are none, why the foot of the king&apos;s left wing is gone already, and why its horse begins at half strength. The pikes begin with 8 of 10 stands: fleeing men have run through them. The light troops are fewer than in Livy&apos;s list, and the elephants that both sides kept in reserve are left out.

New troops, explained in the chapter &quot;More troops&quot; of the rulebook: sarissa phalanx, cataphracts (hard to hit, slower than other horse), horse archers, camel archers, war-bands, archers. The picture of the horse archer is a Mongol, fifteen centuries too late.

What plain rules cannot say: fog, panic, men who run through their own pikes. Pikes are as good from the side as from the front. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/magnesia.zama.json --games 400 --seed 2026 gave 139 battles to Rome, 98 to Antiochus, and 163 were drawn.

To talk about: compare what the king did here and at Raphia. Livy&apos;s list is 15,000 men short of his own total: what may have happened to them? 324 Roman dead: why would somebody write that, and why would somebody believe it? Why put chariots in front, if your own men pay when they turn back?</source>
        <comment>notes</comment>
        <translation>Due lezioni. 39 unità, sei corpi con generali. Una basetta a piedi sono circa 300 uomini, una di cavalleria 250, un elefante ne vale otto. L’ovest è a sinistra; il bordo ovest del tavolo è il fiume.

Quando la battaglia comincia i carri si sono già voltati. Per questo non ce ne sono, per questo i fanti dell’ala sinistra del re sono già spariti, e per questo la sua cavalleria comincia a metà degli effettivi. Le picche cominciano con 8 basette su 10: ci sono passati in mezzo uomini in fuga. Le truppe leggere sono meno che nell’elenco di Livio, e mancano gli elefanti che le due parti tenevano in riserva.

Truppe nuove, spiegate nel capitolo «Altre truppe» del regolamento: falange con sarisse, catafratti (difficili da colpire, più lenti dell’altra cavalleria), arcieri a cavallo, arcieri su cammello, bande guerriere, arcieri. La figura dell’arciere a cavallo è un Mongolo, in ritardo di quindici secoli.

Che cosa non possono dire regole semplici: nebbia, panico, uomini che corrono fra le proprie picche. Le picche valgono di lato quanto di fronte. Nessuno scappa; confrontate le percentuali di perdite, non i caduti.

Equilibrio: con la mente veloce del programma da tutte e due le parti, zama-cli simulate scenarios/magnesia.zama.json --games 400 --seed 2026 ha dato 139 battaglie a Roma, 98 ad Antioco, e 163 sono rimaste indecise.

Per parlarne: confrontate ciò che il re fece qui e a Rafia. Nell’elenco di Livio mancano 15.000 uomini rispetto al suo stesso totale: che cosa può essere successo? 324 caduti romani: perché qualcuno lo scrive, e perché qualcuno ci crede? Perché mettere i carri davanti, se a pagare sono i propri uomini quando tornano indietro?</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>name of a unit type</comment>
        <translation>Scudi d’argento</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>plural of a unit type</comment>
        <translation>Scudi d’argento</translation>
    </message>
    <message>
        <source>Royal cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalleria reale</translation>
    </message>
    <message>
        <source>Royal cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalleria reale</translation>
    </message>
    <message>
        <source>Camel archers</source>
        <comment>name of a unit type</comment>
        <translation>Arcieri su cammello</translation>
    </message>
    <message>
        <source>Camel archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arcieri su cammello</translation>
    </message>
    <message>
        <source>Galatian war-band</source>
        <comment>name of a unit type</comment>
        <translation>Banda guerriera galata</translation>
    </message>
    <message>
        <source>Galatian war-bands</source>
        <comment>plural of a unit type</comment>
        <translation>Bande guerriere galate</translation>
    </message>
    <message>
        <source>Mysian archers</source>
        <comment>name of a unit type</comment>
        <translation>Arcieri misi</translation>
    </message>
    <message>
        <source>Mysian archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arcieri misi</translation>
    </message>
    <message>
        <source>Camp guard</source>
        <comment>name of a unit type</comment>
        <translation>Guardia del campo</translation>
    </message>
    <message>
        <source>Camp guard</source>
        <comment>plural of a unit type</comment>
        <translation>Guardia del campo</translation>
    </message>
    <message>
        <source>Your left wing has been shaken by its own chariots: the foot has run and half of the horse is gone. It only has to last. Your pikes in the middle are whole, nobody can stand before them, and they walk 4 inches a turn; let them walk.

You ride on the right with cataphracts and the royal guard. Between the Romans and the river there is almost nobody. You will win there. Then turn against the legions from the side. The camp can wait.</source>
        <comment>briefing</comment>
        <translation>La tua ala sinistra è stata scossa dai suoi stessi carri: i fanti sono fuggiti e metà della cavalleria non c’è più. Deve solo durare. Le picche in mezzo sono intere, nessuno può resistere davanti a loro, e fanno 4 pollici per turno; lasciale camminare.

Tu cavalchi a destra con i catafratti e la guardia reale. Fra i Romani e il fiume non c’è quasi nessuno. Lì vincerai. Poi girati contro le legioni, di lato. L’accampamento può aspettare.</translation>
    </message>
    <message>
        <source>Mysian archers</source>
        <comment>name of a unit</comment>
        <translation>Arcieri misi</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>name of a unit</comment>
        <translation>Scudi d’argento</translation>
    </message>
    <message>
        <source>Dahae</source>
        <comment>name of a unit</comment>
        <translation>Dahi</translation>
    </message>
    <message>
        <source>Royal guard</source>
        <comment>name of a unit</comment>
        <translation>Guardia reale</translation>
    </message>
    <message>
        <source>Zeuxis</source>
        <comment>name of a general</comment>
        <translation>Zeusi</translation>
    </message>
    <message>
        <source>Galatians 1</source>
        <comment>name of a unit</comment>
        <translation>Galati 1</translation>
    </message>
    <message>
        <source>Seleucus</source>
        <comment>name of a general</comment>
        <translation>Seleuco</translation>
    </message>
    <message>
        <source>Royal squadron</source>
        <comment>name of a unit</comment>
        <translation>Squadrone reale</translation>
    </message>
    <message>
        <source>Arab camels</source>
        <comment>name of a unit</comment>
        <translation>Cammelli arabi</translation>
    </message>
    <message>
        <source>The king&apos;s right and middle are whole, his left is half beaten. Eumenes and the horse stand across from it: finish it quickly, then fall on the end of the pikes. Do not run into them from the front alone; they go only 4 inches, so you can choose when and where.

On your left, at the river, four troops of horse are all you have. The king will come through there. Keep the second line of the legions ready to face him, and remember the camp guard.

Elephants shy only at Roman infantry that they charge from the front.</source>
        <comment>briefing</comment>
        <translation>La destra e il centro del re sono interi, la sinistra è mezza battuta. Di fronte ci sono Eumene e la cavalleria: chiudi in fretta lì, poi piomba sull’estremità delle picche. Non correre contro di loro soltanto di fronte; fanno solo 4 pollici, quindi puoi scegliere quando e dove.

Alla tua sinistra, al fiume, hai solo quattro squadroni di cavalieri. Il re passerà di lì. Tieni pronta ad affrontarlo la seconda linea delle legioni, e ricordati della guardia del campo.

Gli elefanti si spaventano solo davanti alla fanteria romana che caricano sul fronte.</translation>
    </message>
    <message>
        <source>Legions</source>
        <comment>name of a command</comment>
        <translation>Legioni</translation>
    </message>
    <message>
        <source>Cretans</source>
        <comment>name of a unit</comment>
        <translation>Cretesi</translation>
    </message>
    <message>
        <source>The River Bank</source>
        <comment>name of a command</comment>
        <translation>Riva del fiume</translation>
    </message>
    <message>
        <source>Four troops</source>
        <comment>name of a unit</comment>
        <translation>Quattro squadroni</translation>
    </message>
    <message>
        <source>Allies, left</source>
        <comment>name of a command</comment>
        <translation>Alleati, sinistra</translation>
    </message>
    <message>
        <source>Allies, right</source>
        <comment>name of a command</comment>
        <translation>Alleati, destra</translation>
    </message>
    <message>
        <source>The Camp</source>
        <comment>name of a command</comment>
        <translation>Accampamento</translation>
    </message>
    <message>
        <source>Aemilius</source>
        <comment>name of a general</comment>
        <translation>Emilio</translation>
    </message>
    <message>
        <source>Camp guard</source>
        <comment>name of a unit</comment>
        <translation>Guardia del campo</translation>
    </message>
    <message>
        <source>The Battle of Marathon (short)</source>
        <comment>title</comment>
        <translation>La battaglia di Maratona (breve)</translation>
    </message>
    <message>
        <source>490 BC, late summer</source>
        <comment>date</comment>
        <translation>490 a.C., fine estate</translation>
    </message>
    <message>
        <source>The plain of Marathon in Attica, by the sea</source>
        <comment>place</comment>
        <translation>La pianura di Maratona, in Attica, presso il mare</translation>
    </message>
    <message>
        <source>In 490 BC Darius, king of the Persians, sent a fleet across the sea to punish Athens. With it came Hippias, an old man who had once ruled Athens as a tyrant and hoped to do so again. The fleet landed at the plain of Marathon. The Athenians marched out to meet it, and only the little town of Plataea sent help.

The Athenians had ten generals, who voted, and half of them did not want to fight. Miltiades talked Callimachus, who led the right wing, into giving his vote for battle. Their line had to reach as far as the enemy&apos;s, so they made the middle thin and kept the wings deep. Then they crossed the plain, says Herodotus, at a run, without horsemen or archers.

In the middle the Persians and Sacae broke through and chased the Athenians inland. But on both wings the Greeks won. They let the beaten run, turned inward, and fought those who had broken their middle. Then they ran after the enemy as far as the water and captured seven ships. The rest of the fleet made for Athens round the cape, but the Athenians were home before it. The story of the messenger who runs to Athens and dies with the news on his lips was written down some six hundred years later.</source>
        <comment>background</comment>
        <translation>Nel 490 a.C. Dario, re dei Persiani, mandò una flotta attraverso il mare per punire Atene. Con lei veniva Ippia, un vecchio che un tempo aveva governato Atene come tiranno e sperava di farlo ancora. La flotta approdò alla pianura di Maratona. Gli Ateniesi le marciarono incontro, e solo la piccola città di Platea mandò aiuto.

Gli Ateniesi avevano dieci generali, che votavano, e metà di loro non voleva combattere. Milziade convinse Callimaco, che guidava l’ala destra, a dare il suo voto per la battaglia. La loro linea doveva essere lunga come quella nemica, così fecero sottile il centro e tennero profonde le ali. Poi attraversarono la pianura, dice Erodoto, di corsa, senza cavalieri né arcieri.

In mezzo i Persiani e i Saci sfondarono e inseguirono gli Ateniesi verso l’interno. Ma sulle due ali vinsero i Greci. Lasciarono scappare i battuti, si girarono verso l’interno e combatterono contro chi aveva sfondato il centro. Poi corsero dietro al nemico fino all’acqua e catturarono sette navi. Il resto della flotta fece rotta per Atene girando attorno al capo, ma gli Ateniesi furono a casa prima. La storia del messaggero che corre ad Atene e muore con la notizia sulle labbra fu scritta circa seicento anni dopo.</translation>
    </message>
    <message>
        <source>Herodotus 6.94-120 is nearly all we have; Nepos, Miltiades 4-6, adds numbers. Herodotus gives none but the ships, 600 of them, and the dead: 192 Athenians, about 6,400 of the others. Nepos says that 10,000 Greeks fought, 1,000 of them from Plataea, against a hundred thousand on foot and ten thousand horsemen; modern guesses for the Persians are far lower.

Herodotus never mentions horsemen in the fight, although they had come. The one unit of horse on this table stands far back at the shore and is there for the question. The real shore lay in the east; here the sea is the north edge.</source>
        <comment>sources</comment>
        <translation>Erodoto 6,94-120 è quasi tutto ciò che abbiamo; Nepote, Milziade 4-6, aggiunge numeri. Erodoto dà solo quello delle navi, 600, e quello dei morti: 192 Ateniesi, circa 6.400 degli altri. Nepote dice che combatterono 10.000 Greci, di cui 1.000 di Platea, contro centomila a piedi e diecimila cavalieri; le stime moderne per i Persiani sono molto più basse.

Erodoto non nomina mai cavalieri nello scontro, anche se erano venuti. L’unica unità di cavalleria su questo tavolo sta molto indietro, sulla riva, ed è lì per la domanda. La vera riva era a est; qui il mare è il bordo nord.</translation>
    </message>
    <message>
        <source>One lesson. 14 units, two to four pupils. Only foot, no horsemen, two kinds of rules to learn: a good battle for beginners.

Hoplites, shield-bearers and archers are explained in the chapter &quot;More troops&quot; of the rulebook. Nobody runs away in these rules; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/marathon-short.zama.json --games 400 --seed 2026 gave 210 battles to the Greeks, 114 to the Persians, and 76 were drawn.

Before you begin: why is the Greek middle thin? Let both sides say what will happen there, and look again at the end.</source>
        <comment>notes</comment>
        <translation>Una lezione. 14 unità, da due a quattro persone. Solo fanti, niente cavalieri, due generi di regole da imparare: una buona battaglia per chi comincia.

Opliti, portatori di scudo e arcieri sono spiegati nel capitolo «Altre truppe» del regolamento. In queste regole nessuno scappa; confrontate le percentuali di perdite, non i caduti.

Equilibrio: con la mente veloce del programma da tutte e due le parti, zama-cli simulate scenarios/marathon-short.zama.json --games 400 --seed 2026 ha dato 210 battaglie ai Greci, 114 ai Persiani, e 76 sono rimaste indecise.

Prima di cominciare: perché il centro greco è sottile? Fate dire alle due parti che cosa succederà lì, e tornate a guardare alla fine.</translation>
    </message>
    <message>
        <source>Shield-bearers</source>
        <comment>name of a unit type</comment>
        <translation>Portatori di scudo</translation>
    </message>
    <message>
        <source>Shield-bearers</source>
        <comment>plural of a unit type</comment>
        <translation>Portatori di scudo</translation>
    </message>
    <message>
        <source>Sacae</source>
        <comment>name of a unit type</comment>
        <translation>Saci</translation>
    </message>
    <message>
        <source>Sacae</source>
        <comment>plural of a unit type</comment>
        <translation>Saci</translation>
    </message>
    <message>
        <source>Deep wings, thin middle. Cross the ground under the arrows quickly, win on the wings, turn inward before the middle is gone.</source>
        <comment>briefing</comment>
        <translation>Ali profonde, centro sottile. Attraversa in fretta il terreno sotto le frecce, vinci alle ali, girati verso l’interno prima che il centro non ci sia più.</translation>
    </message>
    <message>
        <source>Plataeans</source>
        <comment>name of a unit</comment>
        <translation>Plateesi</translation>
    </message>
    <message>
        <source>Left wing</source>
        <comment>name of a unit</comment>
        <translation>Ala sinistra</translation>
    </message>
    <message>
        <source>Centre</source>
        <comment>name of a command</comment>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Thin middle</source>
        <comment>name of a unit</comment>
        <translation>Centro sottile</translation>
    </message>
    <message>
        <source>Callimachus</source>
        <comment>name of a general</comment>
        <translation>Callimaco</translation>
    </message>
    <message>
        <source>Right wing %1</source>
        <comment>name of a unit</comment>
        <translation>Ala destra %1</translation>
    </message>
    <message>
        <source>Shoot, then break the thin middle with the Persians and the Sacae. On the wings you only have to last.</source>
        <comment>briefing</comment>
        <translation>Tira, poi rompi il centro sottile con i Persiani e i Saci. Alle ali devi solo durare.</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>name of a command</comment>
        <translation>Arcieri</translation>
    </message>
    <message>
        <source>West foot %1</source>
        <comment>name of a unit</comment>
        <translation>Fanti ovest %1</translation>
    </message>
    <message>
        <source>Persians and Sacae</source>
        <comment>name of a command</comment>
        <translation>Persiani e Saci</translation>
    </message>
    <message>
        <source>Datis</source>
        <comment>name of a general</comment>
        <translation>Datis</translation>
    </message>
    <message>
        <source>Persians</source>
        <comment>name of a unit</comment>
        <translation>Persiani</translation>
    </message>
    <message>
        <source>Sacae</source>
        <comment>name of a unit</comment>
        <translation>Saci</translation>
    </message>
    <message>
        <source>East foot %1</source>
        <comment>name of a unit</comment>
        <translation>Fanti est %1</translation>
    </message>
    <message>
        <source>The Battle of Marathon</source>
        <comment>title</comment>
        <translation>La battaglia di Maratona</translation>
    </message>
    <message>
        <source>One long lesson or two short ones. 24 units, four commands with generals. A stand is about 130 men.

New troops, explained in the chapter &quot;More troops&quot; of the rulebook: hoplites, Persian shield-bearers, and archers who shoot 12 inches. The Persian archers are units of their own, because whole units shoot here and ten bows at once would sweep the Greeks from the plain; in life shield-bearers and archers stood in one unit. They have the same picture; the archers stand in front in a single rank.

What plain rules cannot say: the Persians cannot sail away. Nobody runs away; compare shares of losses, not bodies. The famous run is an ordinary charge of 6 inches.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/marathon.zama.json --games 400 --seed 2026 gave 169 battles to the Persians, 133 to the Greeks, and 98 were drawn.

To talk about: was the thin middle a plan or a need? Is it good for an army to have ten generals who vote? 192 and 6,400: which of the two numbers would you rather trust, and why? What did the Persians want in Athens?</source>
        <comment>notes</comment>
        <translation>Una lezione lunga o due brevi. 24 unità, quattro corpi con generali. Una basetta sono circa 130 uomini.

Truppe nuove, spiegate nel capitolo «Altre truppe» del regolamento: opliti, portatori di scudo persiani, e arcieri che tirano a 12 pollici. Gli arcieri persiani sono unità a sé, perché qui tirano unità intere e dieci archi insieme spazzerebbero i Greci dalla pianura; in realtà portatori di scudo e arcieri stavano in una sola unità. Hanno la stessa figura; gli arcieri stanno davanti su una riga sola.

Che cosa non possono dire regole semplici: i Persiani non possono andarsene per mare. Nessuno scappa; confrontate le percentuali di perdite, non i caduti. La famosa corsa è una normale carica di 6 pollici.

Equilibrio: con la mente veloce del programma da tutte e due le parti, zama-cli simulate scenarios/marathon.zama.json --games 400 --seed 2026 ha dato 169 battaglie ai Persiani, 133 ai Greci, e 98 sono rimaste indecise.

Per parlarne: il centro sottile era un piano o una necessità? È un bene per un esercito avere dieci generali che votano? 192 e 6.400: di quale dei due numeri vi fidate di più, e perché? Che cosa volevano i Persiani ad Atene?</translation>
    </message>
    <message>
        <source>Your hoplites are better than anybody on the other side, man for man. But the middle is thin and will not last. Win on both wings, then turn inward. Do not stand about in front of the archers: they reach 12 inches, and every turn costs you.</source>
        <comment>briefing</comment>
        <translation>I tuoi opliti sono migliori di chiunque dall’altra parte, uomo per uomo. Ma il centro è sottile e non durerà. Vinci su tutte e due le ali, poi girati verso l’interno. Non restare fermo davanti agli arcieri: arrivano a 12 pollici, e ogni turno ti costa.</translation>
    </message>
    <message>
        <source>Plataeans</source>
        <comment>name of a command</comment>
        <translation>Plateesi</translation>
    </message>
    <message>
        <source>Miltiades</source>
        <comment>name of a general</comment>
        <translation>Milziade</translation>
    </message>
    <message>
        <source>Left wing %1</source>
        <comment>name of a unit</comment>
        <translation>Ala sinistra %1</translation>
    </message>
    <message>
        <source>Thin middle %1</source>
        <comment>name of a unit</comment>
        <translation>Centro sottile %1</translation>
    </message>
    <message>
        <source>Your archers reach 12 inches. Shoot at the thin middle, then let your best men, the Persians and the Sacae, break it. On the wings your shield-bearers are weaker than hoplites: let them fight two against one, or give way and win time. You have horsemen at the shore. Use them better than Datis did.</source>
        <comment>briefing</comment>
        <translation>I tuoi arcieri arrivano a 12 pollici. Tira contro il centro sottile, poi mandaci i tuoi uomini migliori, i Persiani e i Saci, perché lo rompano. Alle ali i tuoi portatori di scudo sono più deboli degli opliti: falli combattere due contro uno, o cedi e guadagna tempo. Sulla riva hai dei cavalieri. Usali meglio di Datis.</translation>
    </message>
    <message>
        <source>Artaphernes</source>
        <comment>name of a general</comment>
        <translation>Artaferne</translation>
    </message>
    <message>
        <source>Persians %1</source>
        <comment>name of a unit</comment>
        <translation>Persiani %1</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalleria</translation>
    </message>
    <message>
        <source>The Battle of Raphia (short)</source>
        <comment>title</comment>
        <translation>La battaglia di Rafia (breve)</translation>
    </message>
    <message>
        <source>22 June 217 BC</source>
        <comment>date</comment>
        <translation>22 giugno 217 a.C.</translation>
    </message>
    <message>
        <source>Near Raphia, between Gaza and Egypt</source>
        <comment>place</comment>
        <translation>Vicino a Rafia, fra Gaza e l’Egitto</translation>
    </message>
    <message>
        <source>A hundred years after Alexander the Great his empire was split up among the families of his generals. In 217 BC two of these kings, both young, fought for the coast between Syria and Egypt: Antiochus III of Syria and Ptolemy IV of Egypt. Ptolemy&apos;s sister Arsinoe rode with him. Ptolemy was short of soldiers, and for once twenty thousand Egyptians had been armed with the long pike of the Macedonians, the sarissa, like the king&apos;s Greeks.

Both armies put their pikes in the middle, horse on the wings and elephants before the wings: 102 from India on one side, 73 from Africa on the other. Each king stood on the wing that faced the other king. There the elephants met, forehead to forehead. Most of Ptolemy&apos;s turned back before the Indian ones and ran into their own guard; Antiochus rode round the outside, won, and chased the fleeing horse far away.

At the other end it was the other way round. Echecrates led Ptolemy&apos;s horse past the elephants and won there, and the Greek mercenaries beat the men in front of them. So each side had lost its left wing. Then Ptolemy, who had slipped back behind his pikes, showed himself before them. All the pikes were lowered, and the men from Syria, whose king was far away, did not hold out long. Antiochus was still chasing people when an old officer pointed to a cloud of dust: it was coming near his own camp.</source>
        <comment>background</comment>
        <translation>Cento anni dopo Alessandro Magno il suo impero era diviso fra le famiglie dei suoi generali. Nel 217 a.C. due di questi re, giovani tutti e due, combatterono per la costa fra Siria ed Egitto: Antioco III di Siria e Tolomeo IV d’Egitto. Con Tolomeo cavalcava sua sorella Arsinoe. A Tolomeo mancavano soldati, e per una volta ventimila Egizi erano stati armati con la lunga picca dei Macedoni, la sarissa, come i Greci del re.

I due eserciti misero le picche in mezzo, la cavalleria alle ali e gli elefanti davanti alle ali: 102 dall’India da una parte, 73 dall’Africa dall’altra. Ciascun re stava all’ala di fronte all’altro re. Lì si incontrarono gli elefanti, fronte contro fronte. La maggior parte di quelli di Tolomeo si voltò davanti agli indiani e corse contro la propria guardia; Antioco girò all’esterno, vinse e inseguì lontano la cavalleria in fuga.

All’altra estremità fu il contrario. Echecrate guidò la cavalleria di Tolomeo oltre gli elefanti e vinse lì, e i mercenari greci batterono chi avevano davanti. Così ciascuna parte aveva perso l’ala sinistra. Allora Tolomeo, che era scivolato dietro le sue picche, si mostrò davanti a loro. Tutte le picche si abbassarono, e gli uomini della Siria, con il re lontano, non resistettero a lungo. Antioco stava ancora inseguendo quando un vecchio ufficiale gli indicò una nuvola di polvere: si avvicinava al suo stesso accampamento.</translation>
    </message>
    <message>
        <source>Polybius, Histories 5.63-65 and 5.79-87, gives both armies man by man, and the lists add up: Ptolemy 70,000 foot, 5,000 horse and 73 elephants, Antiochus 62,000 foot, 6,000 horse and 102 elephants. Antiochus lost nearly 10,000 dead and more than 4,000 prisoners, Ptolemy about 2,200.

The day of the battle comes from a decree of Egyptian priests, carved in three kinds of writing, which praises Ptolemy as pharaoh. Polybius thought him lazy.</source>
        <comment>sources</comment>
        <translation>Polibio, Storie 5,63-65 e 5,79-87, dà i due eserciti uomo per uomo, e gli elenchi tornano: Tolomeo 70.000 fanti, 5.000 cavalieri e 73 elefanti, Antioco 62.000 fanti, 6.000 cavalieri e 102 elefanti. Antioco perse quasi 10.000 morti e più di 4.000 prigionieri, Tolomeo circa 2.200.

Il giorno della battaglia viene da un decreto di sacerdoti egizi, inciso in tre scritture, che loda Tolomeo come faraone. Polibio lo riteneva pigro.</translation>
    </message>
    <message>
        <source>One lesson. 16 units, two to six pupils. Two lines with the same parts: elephants, horse, Greeks, pikes. The pikes walk only 4 inches a turn and begin far apart, so the wings fight first.

The sarissa phalanx, hoplites and shy African elephants are explained in the chapter &quot;More troops&quot; of the rulebook. Elephants do not fight each other here, they only hold each other up. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/raphia-short.zama.json --games 400 --seed 2026 gave 166 battles to Ptolemy, 162 to Antiochus, and 72 were drawn.

Before you begin: which side has more pikes? Is that enough? Let each class member bet on a wing.</source>
        <comment>notes</comment>
        <translation>Una lezione. 16 unità, da due a sei persone. Due linee con le stesse parti: elefanti, cavalleria, Greci, picche. Le picche fanno solo 4 pollici per turno e cominciano lontane, quindi prima combattono le ali.

Falange con sarisse, opliti ed elefanti africani timorosi sono spiegati nel capitolo «Altre truppe» del regolamento. Qui gli elefanti non combattono fra loro, si trattengono soltanto. Nessuno scappa; confrontate le percentuali di perdite, non i caduti.

Equilibrio: con la mente veloce del programma da tutte e due le parti, zama-cli simulate scenarios/raphia-short.zama.json --games 400 --seed 2026 ha dato 166 battaglie a Tolomeo, 162 ad Antioco, e 72 sono rimaste indecise.

Prima di cominciare: chi ha più picche? Basta? Fate scegliere a ciascuno l’ala che secondo lui vincerà.</translation>
    </message>
    <message>
        <source>Arab and Median foot</source>
        <comment>name of a unit type</comment>
        <translation>Fanteria araba e meda</translation>
    </message>
    <message>
        <source>Arab and Median foot</source>
        <comment>plural of a unit type</comment>
        <translation>Fanteria araba e meda</translation>
    </message>
    <message>
        <source>Cavalry of Antiochus</source>
        <comment>name of a unit type</comment>
        <translation>Cavalleria di Antioco</translation>
    </message>
    <message>
        <source>Cavalry of Antiochus</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalleria di Antioco</translation>
    </message>
    <message>
        <source>African elephant</source>
        <comment>name of a unit type</comment>
        <translation>Elefante africano</translation>
    </message>
    <message>
        <source>African elephants</source>
        <comment>plural of a unit type</comment>
        <translation>Elefanti africani</translation>
    </message>
    <message>
        <source>Royal guard</source>
        <comment>name of a unit type</comment>
        <translation>Guardia reale</translation>
    </message>
    <message>
        <source>Royal guard</source>
        <comment>plural of a unit type</comment>
        <translation>Guardia reale</translation>
    </message>
    <message>
        <source>Phalanx of Ptolemy</source>
        <comment>name of a unit type</comment>
        <translation>Falange di Tolomeo</translation>
    </message>
    <message>
        <source>Phalanx of Ptolemy</source>
        <comment>plural of a unit type</comment>
        <translation>Falange di Tolomeo</translation>
    </message>
    <message>
        <source>Egyptian phalanx</source>
        <comment>name of a unit type</comment>
        <translation>Falange egizia</translation>
    </message>
    <message>
        <source>Egyptian phalanx</source>
        <comment>plural of a unit type</comment>
        <translation>Falange egizia</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas</source>
        <comment>name of a unit type</comment>
        <translation>Greci di Fossida</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas</source>
        <comment>plural of a unit type</comment>
        <translation>Greci di Fossida</translation>
    </message>
    <message>
        <source>Cavalry of Ptolemy</source>
        <comment>name of a unit type</comment>
        <translation>Cavalleria di Tolomeo</translation>
    </message>
    <message>
        <source>Cavalry of Ptolemy</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalleria di Tolomeo</translation>
    </message>
    <message>
        <source>Your elephants come from India and his from Africa, and his fear yours. Strike with elephants and horse in the west, then turn inward. Hold your left, and let your pikes meet his late.</source>
        <comment>briefing</comment>
        <translation>I tuoi elefanti vengono dall’India e i suoi dall’Africa, e i suoi temono i tuoi. Colpisci a ovest con elefanti e cavalleria, poi girati verso l’interno. Tieni la sinistra, e fa’ incontrare tardi le picche.</translation>
    </message>
    <message>
        <source>King&apos;s Wing</source>
        <comment>name of a command</comment>
        <translation>Ala del re</translation>
    </message>
    <message>
        <source>Greeks</source>
        <comment>name of a unit</comment>
        <translation>Greci</translation>
    </message>
    <message>
        <source>Right Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalleria di destra</translation>
    </message>
    <message>
        <source>Horse of Antipater</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria di Antipatro</translation>
    </message>
    <message>
        <source>Syrian Phalanx</source>
        <comment>name of a command</comment>
        <translation>Falange siriaca</translation>
    </message>
    <message>
        <source>Pikes</source>
        <comment>name of a unit</comment>
        <translation>Picche</translation>
    </message>
    <message>
        <source>Arabs</source>
        <comment>name of a command</comment>
        <translation>Arabi</translation>
    </message>
    <message>
        <source>Arabs</source>
        <comment>name of a unit</comment>
        <translation>Arabi</translation>
    </message>
    <message>
        <source>Left Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalleria di sinistra</translation>
    </message>
    <message>
        <source>Horse of Themison</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria di Temisone</translation>
    </message>
    <message>
        <source>Ptolemy&apos;s army</source>
        <comment>name of a side, as a label</comment>
        <translation>Esercito di Tolomeo</translation>
    </message>
    <message>
        <source>Ptolemy&apos;s army</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>l’esercito di Tolomeo</translation>
    </message>
    <message>
        <source>Your guard and your Egyptians make your line of foot the better one. Keep your African elephants away from his Indian ones and send them at foot or horse. Win in the east with Echecrates, and bring the pikes to the enemy in one line.</source>
        <comment>briefing</comment>
        <translation>La guardia e gli Egizi rendono migliore la tua linea di fanti. Tieni i tuoi elefanti africani lontano dai suoi indiani e mandali contro fanti o cavalieri. Vinci a est con Echecrate, e porta le picche al nemico in una sola linea.</translation>
    </message>
    <message>
        <source>Guard</source>
        <comment>name of a command</comment>
        <translation>Guardia</translation>
    </message>
    <message>
        <source>African elephant %1</source>
        <comment>name of a unit</comment>
        <translation>Elefante africano %1</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas</source>
        <comment>name of a unit</comment>
        <translation>Greci di Fossida</translation>
    </message>
    <message>
        <source>Horse of Polycrates</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria di Policrate</translation>
    </message>
    <message>
        <source>Greek Phalanx</source>
        <comment>name of a command</comment>
        <translation>Falange greca</translation>
    </message>
    <message>
        <source>Ptolemy IV</source>
        <comment>name of a general</comment>
        <translation>Tolomeo IV</translation>
    </message>
    <message>
        <source>Macedonian pikes</source>
        <comment>name of a unit</comment>
        <translation>Picche macedoni</translation>
    </message>
    <message>
        <source>Egyptians</source>
        <comment>name of a command</comment>
        <translation>Egizi</translation>
    </message>
    <message>
        <source>Egyptian pikes</source>
        <comment>name of a unit</comment>
        <translation>Picche egizie</translation>
    </message>
    <message>
        <source>Echecrates</source>
        <comment>name of a general</comment>
        <translation>Echecrate</translation>
    </message>
    <message>
        <source>Horse of Echecrates</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria di Echecrate</translation>
    </message>
    <message>
        <source>The Battle of Raphia</source>
        <comment>title</comment>
        <translation>La battaglia di Rafia</translation>
    </message>
    <message>
        <source>Two lessons. 41 units, six commands with generals. A foot stand is about 600 men, a cavalry stand 350, an elephant stands for twenty.

New troops, all explained in the chapter &quot;More troops&quot; of the rulebook: the sarissa phalanx is deep, hits well and goes only 4 inches; hoplites; archers shoot 12 inches; a war-band hits better in the turn in which it charges. An African elephant that charges an Indian one from the front must roll the scare die and turns back on 3 to 6: that is how Polybius tells it. Nothing else here frightens elephants.

What plain rules cannot say: elephants do not fight each other, they only lock horns and roll their control dice. A king who rides too far away can always ride back. Pikes are as good from the side as from the front. Nobody runs away; compare shares of losses, not bodies. Leave the option end_on_cinc_death off, or try it: both kings were in danger and neither fell.

The two lines of pikes begin 25 inches apart and meet about turn 3, so the wings fight first.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/raphia.zama.json --games 400 --seed 2026 gave 137 battles to Antiochus, 127 to Ptolemy, and 136 were drawn.

To talk about: why did each king stand on a wing and not with his pikes? Antiochus beat everybody on his side of the field and still lost: where else does that happen? What did Ptolemy&apos;s family risk when it armed twenty thousand Egyptians? Two sources, two Ptolemies: whom were they written for?</source>
        <comment>notes</comment>
        <translation>Due lezioni. 41 unità, sei corpi con generali. Una basetta a piedi sono circa 600 uomini, una di cavalleria 350, un elefante ne vale venti.

Truppe nuove, tutte spiegate nel capitolo «Altre truppe» del regolamento: la falange con sarisse è profonda, colpisce bene e fa solo 4 pollici; opliti; gli arcieri tirano a 12 pollici; una banda guerriera colpisce meglio nel turno in cui carica. Un elefante africano che carica un indiano sul fronte deve fare il lancio di spavento e torna indietro con un numero da 3 a 6: così racconta Polibio. Nient’altro qui spaventa gli elefanti.

Che cosa non possono dire regole semplici: gli elefanti non combattono fra loro, incrociano soltanto le zanne e fanno i lanci di controllo. Un re che cavalca troppo lontano può sempre tornare. Le picche valgono di lato quanto di fronte. Nessuno scappa; confrontate le percentuali di perdite, non i caduti. Lasciate spenta l’opzione end_on_cinc_death, o provatela: tutti e due i re furono in pericolo e nessuno cadde.

Le due linee di picche cominciano a 25 pollici e si incontrano verso il turno 3, quindi prima combattono le ali.

Equilibrio: con la mente veloce del programma da tutte e due le parti, zama-cli simulate scenarios/raphia.zama.json --games 400 --seed 2026 ha dato 137 battaglie ad Antioco, 127 a Tolomeo, e 136 sono rimaste indecise.

Per parlarne: perché ciascun re stava a un’ala e non con le sue picche? Antioco batté tutti dalla sua parte del campo e perse lo stesso: dove altro succede? Che cosa rischiò la famiglia di Tolomeo armando ventimila Egizi? Due fonti, due Tolomei: per chi furono scritte?</translation>
    </message>
    <message>
        <source>Heavy infantry</source>
        <comment>name of a unit type</comment>
        <translation>Fanteria pesante</translation>
    </message>
    <message>
        <source>Heavy infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Fanteria pesante</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <comment>name of a unit type</comment>
        <translation>Galli e Traci</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <comment>plural of a unit type</comment>
        <translation>Galli e Traci</translation>
    </message>
    <message>
        <source>Your best troops are in the west, with you: sixty elephants, your guard horse, Greeks and Silver Shields. His African elephants fear your Indian ones. Break that wing, then remember the mistake your name is known for: do not chase, turn inward and take his pikes from the side.

In the east you are weak. Arabs, Medes and javelin men must hold as long as they can. Your pikes are fewer than his; let them meet late.</source>
        <comment>briefing</comment>
        <translation>Le tue truppe migliori sono a ovest, con te: sessanta elefanti, la cavalleria della guardia, Greci e Scudi d’argento. I suoi elefanti africani temono i tuoi indiani. Rompi quell’ala, poi ricorda l’errore per cui il tuo nome è noto: non inseguire, girati verso l’interno e prendi le sue picche di lato.

A est sei debole. Arabi, Medi e giavellottisti devono resistere più che possono. Le tue picche sono meno delle sue; falle incontrare tardi.</translation>
    </message>
    <message>
        <source>Men of Byttacus</source>
        <comment>name of a unit</comment>
        <translation>Uomini di Bittaco</translation>
    </message>
    <message>
        <source>Lydians</source>
        <comment>name of a unit</comment>
        <translation>Lidi</translation>
    </message>
    <message>
        <source>Arabs %1</source>
        <comment>name of a unit</comment>
        <translation>Arabi %1</translation>
    </message>
    <message>
        <source>Horse of Antipater %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria di Antipatro %1</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>name of a command</comment>
        <translation>Scudi d’argento</translation>
    </message>
    <message>
        <source>Silver Shields %1</source>
        <comment>name of a unit</comment>
        <translation>Scudi d’argento %1</translation>
    </message>
    <message>
        <source>Nicarchus</source>
        <comment>name of a general</comment>
        <translation>Nicarco</translation>
    </message>
    <message>
        <source>Themison</source>
        <comment>name of a general</comment>
        <translation>Temisone</translation>
    </message>
    <message>
        <source>You have more pikes than he has: seven blocks of ten, and seven is two more. The battle is won when they arrive in one line, so keep them together; they walk only 4 inches a turn, and a block that wheels has spent its whole move.

On your left he is stronger. Lose slowly there. On your right Echecrates&apos; horse and the Greeks of Phoxidas can win: against foot your elephants are as good as his. Do not send them at Indian elephants.</source>
        <comment>briefing</comment>
        <translation>Hai più picche di lui: sette blocchi da dieci, due in più dei suoi. La battaglia è vinta quando arrivano in una sola linea, quindi tienili insieme; fanno solo 4 pollici per turno, e un blocco che fa una conversione ha consumato tutto il movimento.

Alla tua sinistra lui è più forte. Lì perdi lentamente. Alla tua destra la cavalleria di Echecrate e i Greci di Fossida possono vincere: contro i fanti i tuoi elefanti valgono i suoi. Non mandarli contro elefanti indiani.</translation>
    </message>
    <message>
        <source>Libyan pikes</source>
        <comment>name of a unit</comment>
        <translation>Picche libiche</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas %1</source>
        <comment>name of a unit</comment>
        <translation>Greci di Fossida %1</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <comment>name of a unit</comment>
        <translation>Galli e Traci</translation>
    </message>
    <message>
        <source>Macedonian pikes %1</source>
        <comment>name of a unit</comment>
        <translation>Picche macedoni %1</translation>
    </message>
    <message>
        <source>Sosibius</source>
        <comment>name of a general</comment>
        <translation>Sosibio</translation>
    </message>
    <message>
        <source>Egyptian pikes %1</source>
        <comment>name of a unit</comment>
        <translation>Picche egizie %1</translation>
    </message>
    <message>
        <source>The Battle of the Trebia (short)</source>
        <comment>title</comment>
        <translation>La battaglia della Trebbia (breve)</translation>
    </message>
    <message>
        <source>December 218 BC, in midwinter</source>
        <comment>date</comment>
        <translation>Dicembre 218 a.C., in pieno inverno</translation>
    </message>
    <message>
        <source>By the river Trebia, near Placentia in northern Italy</source>
        <comment>place</comment>
        <translation>Presso il fiume Trebbia, vicino a Piacenza, nell’Italia settentrionale</translation>
    </message>
    <message>
        <source>In the autumn of 218 BC Hannibal came over the Alps into Italy. Rome sent both its consuls against him. One of them, Publius Scipio, was wounded and lay in camp. The other, Tiberius Sempronius Longus, wanted a great battle, and soon: his year as consul was ending.

One midwinter morning Numidian riders came up to the Roman camp at dawn. Sempronius sent his horse out after them, then six thousand light troops, then everybody else, and nobody had had breakfast. It was snowing. The men waded through the river with the water up to their chests. On the other side Hannibal&apos;s army was waiting, fed, warmed at fires and rubbed with oil. And behind the place where the Romans would stand, two thousand picked men under Hannibal&apos;s brother Mago were hiding in the bed of a stream.

The Roman light troops had thrown away most of their javelins on the Numidians. Hannibal&apos;s horse, more than two to one, drove the Roman riders off. Then both ends of the Roman line were pushed from the front by elephants and pelted from the side, and Mago broke out behind. The wings broke and were pushed back into the water. The middle of the Roman line did not: ten thousand men hacked a way right through Hannibal&apos;s army and reached Placentia. The winter won too: the cold killed all of Hannibal&apos;s elephants but one.</source>
        <comment>background</comment>
        <translation>Nell’autunno del 218 a.C. Annibale scese dalle Alpi in Italia. Roma mandò contro di lui tutti e due i consoli. Uno, Publio Scipione, era ferito e stava nell’accampamento. L’altro, Tiberio Sempronio Longo, voleva una grande battaglia, e presto: il suo anno da console stava finendo.

Una mattina d’inverno, all’alba, cavalieri numidi si avvicinarono all’accampamento romano. Sempronio mandò loro dietro la cavalleria, poi seimila uomini armati alla leggera, poi tutti gli altri, e nessuno aveva fatto colazione. Nevicava. Gli uomini guadarono il fiume con l’acqua fino al petto. Dall’altra parte aspettava l’esercito di Annibale, sazio, scaldato ai fuochi e unto d’olio. E dietro il posto dove si sarebbero messi i Romani, duemila uomini scelti, con Magone, fratello di Annibale, si nascondevano nel letto di un ruscello.

Le truppe leggere romane avevano già lanciato contro i Numidi la maggior parte dei giavellotti. La cavalleria di Annibale, più di due contro uno, scacciò i cavalieri romani. Poi le due estremità della linea romana furono spinte di fronte dagli elefanti e bersagliate di lato, e Magone sbucò alle spalle. Le ali si ruppero e furono ricacciate nell’acqua. Il centro della linea romana no: diecimila uomini si aprirono la strada proprio attraverso l’esercito di Annibale e raggiunsero Piacenza. Vinse anche l’inverno: il freddo fece morire tutti gli elefanti di Annibale tranne uno.</translation>
    </message>
    <message>
        <source>Polybius, Histories 3.70-75, is the fullest account. Livy 21.52-56 tells nearly the same, but puts the elephants at the far ends of the line. Appian, Hannibal&apos;s War 6-7, lets the wounded Scipio fight; nobody else does.

Polybius counts 16,000 Romans, 20,000 allied foot and 4,000 horse against about 20,000 foot in the line, 8,000 light troops and more than 10,000 horse. How many elephants there were he does not say; about thirty is a modern guess. On which bank the armies fought is an old quarrel. Here the river is simply the south edge of the table.</source>
        <comment>sources</comment>
        <translation>Polibio, Storie 3,70-75, è il racconto più completo. Livio 21,52-56 dice quasi lo stesso, ma mette gli elefanti alle estremità della linea. Appiano, La guerra annibalica 6-7, fa combattere Scipione ferito; nessun altro lo fa.

Polibio conta 16.000 Romani, 20.000 fanti alleati e 4.000 cavalieri contro circa 20.000 fanti nella linea, 8.000 armati alla leggera e più di 10.000 cavalieri. Quanti fossero gli elefanti non lo dice; una trentina è una stima moderna. Su quale riva combatterono gli eserciti è una vecchia disputa. Qui il fiume è semplicemente il bordo sud del tavolo.</translation>
    </message>
    <message>
        <source>One lesson. 16 units, two to six pupils. One slice of the battle: a legion and some horse against Hannibal&apos;s middle, with Mago behind. A stand is about 250 men, as in the full battle.

Nobody can hide or be cold in these rules: the Roman light troops begin with 3 of 5 stands because their javelins are spent, and Mago stands in the open at the south edge. Units fight to the end; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/trebia-short.zama.json --games 400 --seed 2026 gave 218 battles to Carthage, 132 to Rome, and 50 were drawn.

Before you begin, ask the Romans what they want to do about Mago, and write it down. Afterwards: was it the ambush that won?</source>
        <comment>notes</comment>
        <translation>Una lezione. 16 unità, da due a sei persone. Una fetta della battaglia: una legione e un po’ di cavalleria contro il centro di Annibale, con Magone alle spalle. Una basetta sono circa 250 uomini, come nella battaglia intera.

In queste regole nessuno può nascondersi o avere freddo: le truppe leggere romane cominciano con 3 basette su 5 perché hanno finito i giavellotti, e Magone sta allo scoperto al bordo sud. Le unità combattono fino in fondo; confrontate le percentuali di perdite, non i caduti.

Equilibrio: con la mente veloce del programma da tutte e due le parti, zama-cli simulate scenarios/trebia-short.zama.json --games 400 --seed 2026 ha dato 218 battaglie a Cartagine, 132 a Roma, e 50 sono rimaste indecise.

Prima di cominciare, chiedete ai Romani che cosa vogliono fare con Magone, e scrivetelo. Dopo: è stata l’imboscata a vincere?</translation>
    </message>
    <message>
        <source>Wet, cold and hungry, you still have the best infantry. Strike at the Gauls in the middle before your wing is gone. Behind you stands Mago with one unit of heavy foot: decide early who deals with him. Only your formed infantry frightens elephants, and only from the front.</source>
        <comment>briefing</comment>
        <translation>I tuoi uomini sono bagnati, infreddoliti e affamati, ma hai ancora la fanteria migliore. Colpisci i Galli in mezzo prima di restare senza ala. Alle tue spalle sta Magone con un’unità di fanteria pesante: decidi presto chi se ne occupa. Solo la tua fanteria in ordine chiuso spaventa gli elefanti, e solo di fronte.</translation>
    </message>
    <message>
        <source>Sempronius Longus</source>
        <comment>name of a general</comment>
        <translation>Sempronio Longo</translation>
    </message>
    <message>
        <source>Legion %1</source>
        <comment>name of a unit</comment>
        <translation>Legione %1</translation>
    </message>
    <message>
        <source>You are stronger on horseback and you have two elephants. Do not hurry: let the Romans come, win with your riders, and bring Mago into their backs when they are busy. Send the elephants at horsemen and light troops, or at the side of a unit.</source>
        <comment>briefing</comment>
        <translation>A cavallo sei più forte, e hai due elefanti. Non avere fretta: fa’ venire i Romani, vinci con i cavalieri, e porta Magone alle loro spalle quando sono occupati. Manda gli elefanti contro cavalieri e truppe leggere, o contro il fianco di un’unità.</translation>
    </message>
    <message>
        <source>Elephants</source>
        <comment>name of a command</comment>
        <translation>Elefanti</translation>
    </message>
    <message>
        <source>Horse, west</source>
        <comment>name of a command</comment>
        <translation>Cavalleria, ovest</translation>
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
        <translation>Cavalleria, est</translation>
    </message>
    <message>
        <source>Mago&apos;s Men</source>
        <comment>name of a command</comment>
        <translation>Uomini di Magone</translation>
    </message>
    <message>
        <source>Mago&apos;s foot</source>
        <comment>name of a unit</comment>
        <translation>Fanti di Magone</translation>
    </message>
    <message>
        <source>The Battle of the Trebia</source>
        <comment>title</comment>
        <translation>La battaglia della Trebbia</translation>
    </message>
    <message>
        <source>Two lessons. 53 units, up to twelve pupils. A stand is about 250 men, an elephant stands for about eight.

What plain rules cannot say: nobody is cold, hungry or afraid here, and nobody can hide. So the Roman light troops begin with 3 of their 5 stands, and Mago&apos;s men are in full view at the south edge, two units of them; lay a sheet of paper over them until somebody comes near, or let the class pretend. The river itself does nothing. Units fight to the end instead of running away, so both sides lose more than they did: compare shares, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/trebia.zama.json --games 400 --seed 2026 gave 137 battles to Carthage, 92 to Rome, and 171 were drawn.

To talk about: Sempronius hurried, says Polybius, because he wanted to be the one who won, not the next consul. How could Polybius know? What mattered most: river, cold, horsemen or ambush? Put them in order and defend it. In his report Sempronius blamed the weather. How do governments tell people of a defeat?</source>
        <comment>notes</comment>
        <translation>Due lezioni. 53 unità, fino a dodici persone. Una basetta sono circa 250 uomini, un elefante ne vale circa otto.

Che cosa non possono dire regole semplici: qui nessuno ha freddo, fame o paura, e nessuno può nascondersi. Perciò le truppe leggere romane cominciano con 3 delle loro 5 basette, e gli uomini di Magone, due unità, stanno in piena vista al bordo sud; copriteli con un foglio di carta finché qualcuno si avvicina, o la classe faccia finta di niente. Il fiume non fa nulla. Le unità combattono fino in fondo invece di scappare, quindi tutte e due le parti perdono più di allora: confrontate le percentuali, non i caduti.

Equilibrio: con la mente veloce del programma da tutte e due le parti, zama-cli simulate scenarios/trebia.zama.json --games 400 --seed 2026 ha dato 137 battaglie a Cartagine, 92 a Roma, e 171 sono rimaste indecise.

Per parlarne: Sempronio aveva fretta, dice Polibio, perché voleva vincere lui e non il console dopo. Come poteva saperlo Polibio? Che cosa contò di più: fiume, freddo, cavalieri o imboscata? Metteteli in ordine e difendete la scelta. Nel suo rapporto Sempronio diede la colpa al tempo. Come raccontano i governi una sconfitta?</translation>
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
        <translation>I tuoi uomini sono bagnati e affamati, e le truppe leggere non hanno quasi più giavellotti. Ma la tua fanteria è la migliore sul campo ed è tanta. Fa’ come i sopravvissuti: dritto attraverso il centro, dove stanno i Galli.

I tuoi cavalieri sono in minoranza su tutte e due le ali; devono durare, non vincere. Alle tue spalle stanno due unità nemiche. Manda qualcuno ad affrontarle, o sceglieranno loro il momento. Gli elefanti si spaventano solo davanti alla fanteria romana, e solo quando arrivano di fronte.</translation>
    </message>
    <message>
        <source>Prefect, left</source>
        <comment>name of a general</comment>
        <translation>Prefetto, sinistra</translation>
    </message>
    <message>
        <source>Allied javelins %1</source>
        <comment>name of a unit</comment>
        <translation>Giavellotti alleati %1</translation>
    </message>
    <message>
        <source>Cenomani</source>
        <comment>name of a unit</comment>
        <translation>Cenomani</translation>
    </message>
    <message>
        <source>First Legion</source>
        <comment>name of a command</comment>
        <translation>Legione I</translation>
    </message>
    <message>
        <source>Legion I %1</source>
        <comment>name of a unit</comment>
        <translation>Legione I %1</translation>
    </message>
    <message>
        <source>Second Legion</source>
        <comment>name of a command</comment>
        <translation>Legione II</translation>
    </message>
    <message>
        <source>Legion II %1</source>
        <comment>name of a unit</comment>
        <translation>Legione II %1</translation>
    </message>
    <message>
        <source>Prefect, right</source>
        <comment>name of a general</comment>
        <translation>Prefetto, destra</translation>
    </message>
    <message>
        <source>Your men are warm and fed, and you have more than twice as many horsemen. Win on both wings first, then fall on the ends of the Roman line. Send the elephants where nobody can frighten them: at horsemen, at light troops, at the side of a unit.

Mago stands behind the enemy with foot and Numidians. He is too weak to fight a battle of his own. Let him strike when the Romans are busy. The Gauls in your middle will not hold for ever, and they need not.</source>
        <comment>briefing</comment>
        <translation>I tuoi uomini hanno mangiato e sono al caldo, e hai più del doppio dei cavalieri. Vinci prima su tutte e due le ali, poi piomba sulle estremità della linea romana. Manda gli elefanti dove nessuno può spaventarli: contro cavalieri, truppe leggere, il fianco di un’unità.

Magone sta dietro il nemico con fanti e Numidi. È troppo debole per una battaglia tutta sua. Deve colpire quando i Romani sono occupati. I Galli nel tuo centro non resisteranno per sempre, e non ce n’è bisogno.</translation>
    </message>
    <message>
        <source>Elephants, west</source>
        <comment>name of a command</comment>
        <translation>Elefanti, ovest</translation>
    </message>
    <message>
        <source>Elephants, east</source>
        <comment>name of a command</comment>
        <translation>Elefanti, est</translation>
    </message>
    <message>
        <source>Captain of horse</source>
        <comment>name of a general</comment>
        <translation>Capitano dei cavalieri</translation>
    </message>
    <message>
        <source>Iberians</source>
        <comment>name of a command</comment>
        <translation>Iberi</translation>
    </message>
    <message>
        <source>Mago&apos;s riders</source>
        <comment>name of a unit</comment>
        <translation>Cavalieri di Magone</translation>
    </message>
    <message>
        <source>The Battle of Zama</source>
        <comment>title</comment>
        <translation>La battaglia di Zama</translation>
    </message>
    <message>
        <source>Autumn 202 BC</source>
        <comment>date</comment>
        <translation>Autunno del 202 a.C.</translation>
    </message>
    <message>
        <source>Inland of Carthage, near Naraggara in Numidia</source>
        <comment>place</comment>
        <translation>Nell’interno di Cartagine, vicino a Naraggara, in Numidia</translation>
    </message>
    <message>
        <source>By 202 BC Rome and Carthage had been at war for sixteen years. Hannibal had crossed the Alps, beaten one Roman army after another and stayed unbeaten in Italy, but he could not take Rome. Then young Publius Cornelius Scipio carried the war to Africa. He burned the camps of the armies sent against him, won at the Great Plains, and the prince Masinissa brought over to him the best light horse of the age, the Numidians. Carthage called Hannibal home.

Hannibal marched inland and camped near a town called Zama; the armies met some way further on. The day before, the two generals met between the lines, talked, and agreed on nothing. In the morning Hannibal put more than eighty elephants in front, hired soldiers behind them, then Carthaginians and Libyans, and last of all, well back, the veterans he had brought from Italy. Scipio left straight lanes through his army, so that elephants could run through and out at the back.

The elephants did little: trumpets frightened some of them back into their own cavalry, javelins drove others off. The Roman and Numidian horse chased the enemy&apos;s riders from the field. In the middle the infantry fought line after line, until only Hannibal&apos;s veterans were left, and that fight stood even. Then Scipio&apos;s cavalry came back, into the veterans&apos; rear. Carthage had no other army and asked for peace.

One thing on this table is make-believe: no ancient writer puts artillery at Zama. The scorpions are there because they make a good game.</source>
        <comment>background</comment>
        <translation>Nel 202 a.C. Roma e Cartagine erano in guerra da sedici anni. Annibale aveva attraversato le Alpi, battuto un esercito romano dopo l’altro ed era rimasto imbattuto in Italia, ma non aveva potuto prendere Roma. Allora il giovane Publio Cornelio Scipione portò la guerra in Africa. Incendiò gli accampamenti degli eserciti mandati contro di lui, vinse ai Campi Magni, e il principe Massinissa gli portò la migliore cavalleria leggera del tempo, i Numidi. Cartagine richiamò in patria Annibale.

Annibale marciò verso l’interno e si accampò vicino a una città chiamata Zama; gli eserciti si incontrarono un po’ più in là. Il giorno prima i due generali si videro fra le linee, parlarono e non si accordarono su nulla. La mattina Annibale mise davanti più di ottanta elefanti, dietro di loro soldati mercenari, poi Cartaginesi e Libici, e per ultimi, ben indietro, i veterani che aveva portato dall’Italia. Scipione lasciò nel suo esercito corridoi dritti, perché gli elefanti potessero attraversarlo e uscire dall’altra parte.

Gli elefanti fecero poco: le trombe ne spaventarono alcuni, che tornarono contro la loro cavalleria, i giavellotti ne scacciarono altri. I cavalieri romani e numidi inseguirono quelli nemici fuori dal campo. In mezzo la fanteria combatté linea dopo linea, finché restarono solo i veterani di Annibale, e quello scontro era pari. Poi la cavalleria di Scipione tornò, alle spalle dei veterani. Cartagine non aveva altri eserciti e chiese la pace.

Una cosa su questo tavolo è di fantasia: nessuno scrittore antico mette artiglieria a Zama. Gli scorpioni ci sono perché fanno un bel gioco.</translation>
    </message>
    <message>
        <source>Polybius, Histories 15.5-16, is the best account: he wrote some fifty years later and knew people close to Scipio&apos;s friend Laelius. Livy 30.29-35 follows him and adds from other writers. Appian, Punic Wars 40-47, has duels between the generals and larger numbers; trust him less.

The strengths are not certain. Polybius gives 12,000 hired soldiers and more than eighty elephants for Hannibal, 6,000 foot and 4,000 horse brought by Masinissa; for the rest modern estimates differ widely. Order of battle and deployment on this table are those of Matt Fritz&apos;s Fast Play Rules for Students.</source>
        <comment>sources</comment>
        <translation>Polibio, Storie 15,5-16, è il racconto migliore: scrisse una cinquantina d’anni dopo e conosceva persone vicine a Lelio, l’amico di Scipione. Livio 30,29-35 lo segue e aggiunge da altri scrittori. Appiano, Guerre puniche 40-47, ha duelli fra i generali e numeri più grandi; fidatevi meno di lui.

Gli effettivi non sono certi. Polibio dà ad Annibale 12.000 mercenari e più di ottanta elefanti, e dice che Massinissa portò 6.000 fanti e 4.000 cavalieri; per il resto le stime moderne sono molto diverse. Ordine di battaglia e schieramento su questo tavolo sono quelli delle Fast Play Rules for Students di Matt Fritz.</translation>
    </message>
    <message>
        <source>Two lessons of about 50 minutes with the whole class; the computer keeps the rules. A stand of foot is about 180 men, a cavalry stand about 170, an elephant stands for seven. Give each command with a general to somebody of its own; the Numidians go to the cavalry commanders.

Both sides will lose more here than the real armies did, because units fight to the last and nobody runs away; compare shares of losses, not body counts. To talk about afterwards: why did Hannibal put his best men last? Were Scipio&apos;s lanes meant for elephants? What would have happened without Masinissa?

For a closer contest choose “Units block” under “What blocks a shot”: scorpions that shoot over their own men give Rome a great advantage; when units block their sight it is much smaller, though not gone.</source>
        <comment>notes</comment>
        <translation>Due lezioni di circa 50 minuti con tutta la classe; alle regole pensa il computer. Una basetta a piedi sono circa 180 uomini, una di cavalleria circa 170, un elefante ne vale sette. Affidate ogni corpo con un generale a una persona diversa; i Numidi vanno ai comandanti della cavalleria.

Qui tutte e due le parti perderanno più degli eserciti veri, perché le unità combattono fino all’ultimo e nessuno scappa; confrontate le percentuali di perdite, non i caduti. Per parlarne dopo: perché Annibale mise per ultimi gli uomini migliori? I corridoi di Scipione erano fatti per gli elefanti? Che cosa sarebbe successo senza Massinissa?

Per una sfida più equilibrata scegliete «Le unità fermano» in «Che cosa ferma un tiro»: gli scorpioni che tirano sopra i propri uomini danno a Roma un grande vantaggio; quando le unità coprono la vista è molto più piccolo, anche se non sparisce.</translation>
    </message>
    <message>
        <source>You have one army and no second chance: Africa is hostile, and a new commander may be on his way from Rome to take over your victory.

Your velites stand in front. Use them to get rid of the elephants: an elephant that fights must be controlled every turn, and most panic. Only your formed infantry may frighten one off, and only if it comes from the front. Your scorpions reach twenty-four inches, but any enemy who gets to them ends them.

You are stronger on horseback, above all on the right, where Masinissa leads three units against one. Win on the wings, then turn inward. Keep your second line behind the first: formed units cannot pass through each other.</source>
        <comment>briefing</comment>
        <translation>Hai un solo esercito e nessuna seconda occasione: l’Africa è ostile, e da Roma può essere in viaggio un nuovo comandante per prendersi la tua vittoria.

I tuoi veliti stanno davanti. Usali per liberarti degli elefanti: un elefante che combatte va tenuto sotto controllo a ogni turno, e la maggior parte si imbizzarrisce. Solo la tua fanteria in ordine chiuso può spaventarne uno, e solo se arriva di fronte. I tuoi scorpioni arrivano a ventiquattro pollici, ma qualsiasi nemico li raggiunga li fa sparire.

A cavallo sei più forte, soprattutto a destra, dove Massinissa guida tre unità contro una. Vinci alle ali, poi girati verso l’interno. Tieni la seconda linea dietro la prima: le unità in ordine chiuso non si attraversano fra loro.</translation>
    </message>
    <message>
        <source>Third Command</source>
        <comment>name of a command</comment>
        <translation>Centro III</translation>
    </message>
    <message>
        <source>Fourth Command</source>
        <comment>name of a command</comment>
        <translation>Centro IV</translation>
    </message>
    <message>
        <source>Italian Cavalry</source>
        <comment>name of a command</comment>
        <translation>Cavalleria italica</translation>
    </message>
    <message>
        <source>Italian cavalry %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria italica %1</translation>
    </message>
    <message>
        <source>Numidian Cavalry</source>
        <comment>name of a command</comment>
        <translation>Cavalleria numida</translation>
    </message>
    <message>
        <source>The city has nobody else. Half your army has never fought beside the other half.

Your elephants are twelve hammers, and each usually strikes once. Send them at cavalry and skirmishers, which cannot frighten them, or at the flank of the legions, and remember that a panicking elephant does not care whom it tramples: leave room behind it.

Your light infantry is many but weak; let it wear the Romans down and keep the veterans whole for the end. On horse you are outnumbered two to one. You need not win there; you must not lose there quickly.</source>
        <comment>briefing</comment>
        <translation>La città non ha nessun altro. Metà del tuo esercito non ha mai combattuto accanto all’altra metà.

I tuoi elefanti sono dodici martelli, e ciascuno di solito colpisce una volta. Mandali contro cavalleria e schermagliatori, che non possono spaventarli, o contro il fianco delle legioni, e ricorda che a un elefante imbizzarrito non importa chi travolge: lascia spazio dietro di lui.

La tua fanteria leggera è tanta ma debole; falle logorare i Romani e tieni i veterani interi per la fine. A cavallo i tuoi sono uno contro due. Lì non devi vincere; non devi perdere in fretta.</translation>
    </message>
    <message>
        <source>Light infantry %1</source>
        <comment>name of a unit</comment>
        <translation>Fanteria leggera %1</translation>
    </message>
    <message>
        <source>Heavy infantry %1</source>
        <comment>name of a unit</comment>
        <translation>Fanteria pesante %1</translation>
    </message>
    <message>
        <source>Carthaginian Cavalry</source>
        <comment>name of a command</comment>
        <translation>Cavalleria cartaginese</translation>
    </message>
    <message>
        <source>Commander of the cavalry</source>
        <comment>name of a general</comment>
        <translation>Comandante dei cavalieri</translation>
    </message>
    <message>
        <source>Carthaginian cavalry %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalleria cartaginese %1</translation>
    </message>
    <message>
        <source>Elephant, cavalry wing %1</source>
        <comment>name of a unit</comment>
        <translation>Elefante, ala cavalleria %1</translation>
    </message>
    <message>
        <source>Tychaeus&apos; riders</source>
        <comment>name of a unit</comment>
        <translation>Cavalieri di Ticheo</translation>
    </message>
    <message>
        <source>Elephant, Numidian wing %1</source>
        <comment>name of a unit</comment>
        <translation>Elefante, ala numida %1</translation>
    </message>
</context>
<context>
    <name>ScenarioRows</name>
    <message>
        <source>unknown type</source>
        <translation>tipo sconosciuto</translation>
    </message>
    <message>
        <source>%1 of %2, %3, facing %4, %5</source>
        <comment>kind of unit, side, number of stands, compass direction, place</comment>
        <translation>%1, %2, %3, verso %4, %5</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>commander in chief of %1, %2</source>
        <comment>side, place</comment>
        <translation>comandante in capo, %1, %2</translation>
    </message>
    <message>
        <source>general of %1, %2</source>
        <comment>side, place</comment>
        <translation>generale, %1, %2</translation>
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
        <translation>La carta è troppo piccola per %1: aperto, è %2 per %3 mm. Scegli carta più grande, o miniature più piccole.</translation>
    </message>
    <message>
        <source>There is nobody to print: no stands of these commands and kinds.</source>
        <translation>Non c’è nessuno da stampare: nessuna basetta di questi corpi e generi.</translation>
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
        <translation>Basette di riserva</translation>
    </message>
</context>
<context>
    <name>StickPages</name>
    <message>
        <source>This battle has no troops yet, so there is nothing to measure.</source>
        <translation>Questa battaglia non ha ancora truppe, quindi non c’è niente da misurare.</translation>
    </message>
    <message>
        <source>Cut along the lines. A hatched tab goes under the end of the piece before it, up to the broken line. The upper edge is in inches, the lower in centimetres.</source>
        <translation>Taglia lungo le linee. Una linguetta a righe va sotto la fine del pezzo prima, fino alla linea tratteggiata. Il bordo in alto è in pollici, quello in basso in centimetri.</translation>
    </message>
    <message>
        <source>Piece %1 of %2</source>
        <translation>Pezzo %1 di %2</translation>
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
        <translation>%1, %2, %3, verso %4, %5</translation>
    </message>
    <message>
        <source>%1 of %2, %3, facing %4, %5, engaged with %6</source>
        <comment>kind of unit, side, number of stands, compass direction, place, enemies</comment>
        <translation>%1, %2, %3, verso %4, %5, in mischia con %6</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>commander in chief of %1, %2</source>
        <comment>side, place</comment>
        <translation>comandante in capo, %1, %2</translation>
    </message>
    <message>
        <source>general of %1, %2</source>
        <comment>side, place</comment>
        <translation>generale, %1, %2</translation>
    </message>
    <message>
        <source>%1 east and %2 north of the south-west corner</source>
        <comment>two lengths</comment>
        <translation>%1 a est e %2 a nord dall’angolo sud-ovest</translation>
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
        <translation>sud-ovest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ovest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ovest</translation>
    </message>
</context>
<context>
    <name>TeacherPages</name>
    <message>
        <source>How long it takes</source>
        <translation>Quanto dura</translation>
    </message>
    <message>
        <source>How many pupils</source>
        <translation>Quante persone</translation>
    </message>
    <message>
        <source>Who does what</source>
        <translation>Chi fa che cosa</translation>
    </message>
    <message>
        <source>How to use these sheets</source>
        <translation>Come usare questi fogli</translation>
    </message>
    <message>
        <source>To talk about afterwards</source>
        <translation>Per parlarne dopo</translation>
    </message>
    <message>
        <source>Notes on this battle</source>
        <translation>Note su questa battaglia</translation>
    </message>
    <message>
        <source>What had happened before</source>
        <translation>Che cosa era successo prima</translation>
    </message>
    <message>
        <source>Where we know it from</source>
        <translation>Da dove lo sappiamo</translation>
    </message>
</context>
<context>
    <name>TemplateStrip</name>
    <message>
        <source>glue</source>
        <translation>colla</translation>
    </message>
</context>
<context>
    <name>TrackPages</name>
    <message>
        <source>Both sides</source>
        <translation>Le due parti</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>In melee</source>
        <translation>In mischia</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Steps of a turn</source>
        <translation>Fasi di un turno</translation>
    </message>
    <message>
        <source>Markers to cut out</source>
        <translation>Segnalini da ritagliare</translation>
    </message>
</context>
<context>
    <name>TroopTable</name>
    <message>
        <source>Move</source>
        <translation>Muove</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Carica</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Gittata</translation>
    </message>
    <message>
        <source>Shot hits on</source>
        <translation>Tiro: colpisce con</translation>
    </message>
    <message>
        <source>Melee hits on</source>
        <translation>Mischia: colpisce con</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Truppe</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Contro di loro</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Buono a sapersi</translation>
    </message>
</context>
<context>
    <name>TurningPages</name>
    <message>
        <source>Wheel</source>
        <translation>Conversione</translation>
    </message>
    <message>
        <source>Oblique</source>
        <translation>Obliquo</translation>
    </message>
    <message>
        <source>Wheel: lay the point at the corner that stays and the lower edge along the front. The outer corner moves along the arcs; the numbers are what 15, 30 and 45 degrees cost. Turn the template over for the other way.</source>
        <translation>Conversione: metti la punta sull’angolo che resta e il bordo in basso lungo il fronte. L’angolo esterno si muove lungo gli archi; i numeri sono quanto costano 15, 30 e 45 gradi. Volta la sagoma per girare dall’altra parte.</translation>
    </message>
    <message>
        <source>Oblique: lay the upright edge in the direction the unit faces. It may slide along the slanting edge, or anywhere between the two.</source>
        <translation>Obliquo: metti il bordo verticale nella direzione in cui guarda l’unità. Può scivolare lungo il bordo inclinato, o dovunque fra i due.</translation>
    </message>
    <message>
        <source>What wheels cost in this battle</source>
        <translation>Quanto costano le conversioni in questa battaglia</translation>
    </message>
    <message>
        <source>Nobody in this battle is formed, so nobody needs to wheel.</source>
        <translation>In questa battaglia nessuno è in ordine chiuso, quindi nessuno deve fare conversioni.</translation>
    </message>
</context>
<context>
    <name>TypeProperties</name>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>only on a %1</source>
        <comment>a hit</comment>
        <translation>solo con %1</translation>
    </message>
    <message>
        <source>on %1 or more</source>
        <comment>a hit</comment>
        <translation>da %1 in su</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formazione</translation>
    </message>
    <message>
        <source>How the stands of a unit stand. It never changes in a battle.</source>
        <translation>Come stanno le basette di un’unità. In battaglia non cambia mai.</translation>
    </message>
    <message>
        <source>one rank</source>
        <translation>una riga</translation>
    </message>
    <message>
        <source>two ranks</source>
        <translation>due righe</translation>
    </message>
    <message>
        <source>one stand alone</source>
        <translation>una basetta sola</translation>
    </message>
    <message>
        <source>Stands, at least</source>
        <translation>Basette, almeno</translation>
    </message>
    <message>
        <source>Stands, at most</source>
        <translation>Basette, al massimo</translation>
    </message>
    <message>
        <source>Of a fresh unit. A stand is one die and one loss.</source>
        <translation>Di un’unità fresca. Una basetta è un dado e una perdita.</translation>
    </message>
    <message>
        <source>Width of a stand</source>
        <translation>Larghezza di una basetta</translation>
    </message>
    <message>
        <source>Depth of a stand</source>
        <translation>Profondità di una basetta</translation>
    </message>
    <message>
        <source>Shoots</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Gittata</translation>
    </message>
    <message>
        <source>A shot hits</source>
        <translation>Un tiro colpisce</translation>
    </message>
    <message>
        <source>One die for each stand; every hit takes a stand.</source>
        <translation>Un dado per ogni basetta; ogni colpo a segno toglie una basetta.</translation>
    </message>
    <message>
        <source>In melee it hits</source>
        <translation>In mischia colpisce</translation>
    </message>
    <message>
        <source>One die for each stand in every round.</source>
        <translation>Un dado per ogni basetta in ogni ripresa.</translation>
    </message>
    <message>
        <source>rolls no dice</source>
        <translation>non lancia dadi</translation>
    </message>
    <message>
        <source>After its charge</source>
        <translation>Dopo la sua carica</translation>
    </message>
    <message>
        <source>Only in the melee of the turn in which the unit has charged.</source>
        <translation>Solo nella mischia del turno in cui l’unità ha caricato.</translation>
    </message>
    <message>
        <source>as always</source>
        <translation>come sempre</translation>
    </message>
    <message>
        <source>Enemies hit it</source>
        <translation>I nemici la colpiscono</translation>
    </message>
    <message>
        <source>Skirmishers, for example, are easier to hit: whoever fights them needs this, whatever is usual for him.</source>
        <translation>Gli schermagliatori, per esempio, sono più facili da colpire: a chi li combatte serve questo, qualunque sia il suo numero solito.</translation>
    </message>
    <message>
        <source>by their own number</source>
        <translation>con il loro numero</translation>
    </message>
    <message>
        <source>Scares elephants</source>
        <translation>Spaventa gli elefanti</translation>
    </message>
    <message>
        <source>When an elephant charges it from the front, a die decides whether the elephant takes fright and is gone.</source>
        <translation>Quando un elefante la carica sul fronte, un dado decide se si spaventa e sparisce.</translation>
    </message>
    <message>
        <source>Scares elephants by option</source>
        <translation>Spaventa gli elefanti per opzione</translation>
    </message>
    <message>
        <source>The same, but only in battles whose rules say that skirmishers scare elephants, too.</source>
        <translation>Lo stesso, ma solo nelle battaglie in cui anche gli schermagliatori spaventano gli elefanti.</translation>
    </message>
    <message>
        <source>Never charges</source>
        <translation>Non carica mai</translation>
    </message>
    <message>
        <source>It can only be charged.</source>
        <translation>Può solo essere caricata.</translation>
    </message>
    <message>
        <source>Does not fight back</source>
        <translation>Non risponde ai colpi</translation>
    </message>
    <message>
        <source>It rolls no dice in melee, whatever its number.</source>
        <translation>Non lancia dadi in mischia, qualunque sia il suo numero.</translation>
    </message>
    <message>
        <source>Flees from a charge</source>
        <translation>Fugge da una carica</translation>
    </message>
    <message>
        <source>As soon as a charging enemy reaches it, the unit is lost.</source>
        <translation>Appena un nemico in carica la raggiunge, l’unità è persa.</translation>
    </message>
    <message>
        <source>No general may join</source>
        <translation>Nessun generale</translation>
    </message>
    <message>
        <source>Generals cannot be with it.</source>
        <translation>I generali non possono stare con lei.</translation>
    </message>
    <message>
        <source>Does not count for victory</source>
        <translation>Non conta per la vittoria</translation>
    </message>
    <message>
        <source>Its lost stands are left out when it is decided who has won.</source>
        <translation>Le sue basette perse non si contano quando si decide chi ha vinto.</translation>
    </message>
    <message>
        <source>stays under control</source>
        <translation>resta sotto controllo</translation>
    </message>
    <message>
        <source>runs wild straight ahead</source>
        <translation>corre via in avanti</translation>
    </message>
    <message>
        <source>runs wild to its right</source>
        <translation>corre via alla sua destra</translation>
    </message>
    <message>
        <source>runs wild to its left</source>
        <translation>corre via alla sua sinistra</translation>
    </message>
    <message>
        <source>runs wild to its rear</source>
        <translation>si volta e corre via</translation>
    </message>
    <message>
        <source>Control die: %1</source>
        <comment>face of a die</comment>
        <translation>Lancio di controllo: %1</translation>
    </message>
    <message>
        <source>Fights as an elephant</source>
        <translation>Combatte come un elefante</translation>
    </message>
    <message>
        <source>Nothing hurts it. It strikes when its charge arrives, then dices for control, and may run wild.</source>
        <translation>Nulla gli fa male. Colpisce quando arriva la sua carica, poi lancia il dado di controllo e può imbizzarrirsi.</translation>
    </message>
    <message>
        <source>Takes fright</source>
        <translation>Si spaventa</translation>
    </message>
    <message>
        <source>On the die that is thrown when it charges whoever scares elephants.</source>
        <translation>Con il dado che si lancia quando carica chi spaventa gli elefanti.</translation>
    </message>
    <message>
        <source>Stands its charge costs</source>
        <translation>Basette che costa la carica</translation>
    </message>
    <message>
        <source>Stands its rampage costs</source>
        <translation>Basette che costa la furia</translation>
    </message>
    <message>
        <source>Of every unit it runs over, friend or enemy.</source>
        <translation>Per ogni unità che travolge, amica o nemica.</translation>
    </message>
    <message>
        <source>How far it runs wild</source>
        <translation>Quanto corre imbizzarrito</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Of the kind: “Roman infantry”.</source>
        <translation>Del genere: «Fanteria romana».</translation>
    </message>
    <message>
        <source>In a list</source>
        <translation>In un elenco</translation>
    </message>
    <message>
        <source>As in “Losses: 3 skirmishers”. Empty: the same as the name.</source>
        <translation>Come in «Perdite: 3 schermagliatori». Vuoto: come il nome.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genere</translation>
    </message>
    <message>
        <source>Friends pass through skirmishers; skirmishers and elephants belong in the front line.</source>
        <translation>Gli amici attraversano gli schermagliatori; schermagliatori ed elefanti stanno in prima linea.</translation>
    </message>
    <message>
        <source>infantry</source>
        <translation>fanteria</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>cavalleria</translation>
    </message>
    <message>
        <source>skirmishers</source>
        <translation>schermagliatori</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>artiglieria</translation>
    </message>
    <message>
        <source>elephants</source>
        <translation>elefanti</translation>
    </message>
    <message>
        <source>other</source>
        <translation>altro</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Muove</translation>
    </message>
    <message>
        <source>Formed troops go straight on, wheel and slide obliquely.</source>
        <translation>Le truppe in ordine chiuso vanno dritto, fanno conversioni e scivolano in obliquo.</translation>
    </message>
    <message>
        <source>formed</source>
        <translation>ordine chiuso</translation>
    </message>
    <message>
        <source>freely, in any direction</source>
        <translation>libera, in ogni direzione</translation>
    </message>
    <message>
        <source>Move, up to</source>
        <translation>Movimento, fino a</translation>
    </message>
    <message>
        <source>Charge, up to</source>
        <translation>Carica, fino a</translation>
    </message>
</context>
<context>
    <name>UnknownArt</name>
    <message>
        <source>%1: the palette “%2” is unknown; plain colours are shown.</source>
        <translation>%1: la tavolozza «%2» è sconosciuta; si mostrano colori semplici.</translation>
    </message>
    <message>
        <source>%1: the figures have no “%2” to colour.</source>
        <translation>%1: le miniature non hanno «%2» da colorare.</translation>
    </message>
    <message>
        <source>The drawing “%1” cannot be shown. %2</source>
        <comment>name, reason</comment>
        <translation>Il disegno «%1» non si può mostrare. %2</translation>
    </message>
    <message>
        <source>%1: the figure “%2” is unknown; the sign of its kind is shown.</source>
        <translation>%1: la miniatura «%2» è sconosciuta; si mostra il segno del suo genere.</translation>
    </message>
</context>
<context>
    <name>UsualTypes</name>
    <message>
        <source>Infantry</source>
        <translation>Fanteria</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <translation>Schermagliatori</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Cavalleria</translation>
    </message>
    <message>
        <source>Horse archers</source>
        <translation>Arcieri a cavallo</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Macchina</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Elefante</translation>
    </message>
</context>
<context>
    <name>zama::editor::ArmyModel</name>
    <message>
        <source>%1 stands</source>
        <translation>basette: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a name and what it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, stands: %3</source>
        <translation>%1, %2, basette: %3</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Basette</translation>
    </message>
</context>
<context>
    <name>zama::editor::ArmyPanel</name>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabelle (*.csv *.tsv *.txt);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side and one of its commands</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nobody can be added yet: first make a unit type.</source>
        <translation>Non si può ancora aggiungere nessuno: crea prima un tipo di unità.</translation>
    </message>
    <message>
        <source>There are no units yet. Choose a command, then “Add” and a type; or paste a table from a spreadsheet.</source>
        <translation>Non ci sono ancora unità. Scegli un corpo, poi «Aggiungi» e un tipo; oppure incolla una tabella da un foglio di calcolo.</translation>
    </message>
    <message>
        <source>There is nobody here yet. Choose “Add” and a unit: its side and command are made with it. Or paste a table from a spreadsheet.</source>
        <translation>Qui non c’è ancora nessuno. Scegli «Aggiungi» e un’unità: parte e corpo nascono con lei. Oppure incolla una tabella da un foglio di calcolo.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Aggiungi</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>A&amp;ltro</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source>Into the command</source>
        <translation>Nel corpo</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Ordine di battaglia</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Corpo</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generale</translation>
    </message>
    <message>
        <source>For a command that has none.</source>
        <translation>Per un corpo che non ne ha.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Duplica</translation>
    </message>
    <message>
        <source>Units, generals and commands; their names count on.</source>
        <translation>Unità, generali e corpi; i numeri dei nomi proseguono.</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>Units, generals and commands. Sides stay.</source>
        <translation>Unità, generali e corpi. Le parti restano.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>One at a time.</source>
        <translation>Uno alla volta.</translation>
    </message>
    <message>
        <source>One stand more	+</source>
        <translation>Una basetta in più	+</translation>
    </message>
    <message>
        <source>For units, within what their types allow.</source>
        <translation>Per le unità, nei limiti dei loro tipi.</translation>
    </message>
    <message>
        <source>One stand fewer	−</source>
        <translation>Una basetta in meno	−</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Sposta su</translation>
    </message>
    <message>
        <source>Units, one general, or commands.</source>
        <translation>Unità, un generale o corpi.</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Sposta giù</translation>
    </message>
    <message>
        <source>To the other side</source>
        <translation>All’altra parte</translation>
    </message>
    <message>
        <source>Units and commands of one side.</source>
        <translation>Unità e corpi di una parte.</translation>
    </message>
    <message>
        <source>Commander-in-chief</source>
        <translation>Comandante in capo</translation>
    </message>
    <message>
        <source>For one general: a side has one.</source>
        <translation>Per un generale: una parte ne ha uno.</translation>
    </message>
    <message>
        <source>General joins this unit</source>
        <translation>Il generale si unisce all’unità</translation>
    </message>
    <message>
        <source>For one unit: the general of its command joins it, or the one that is selected with it.</source>
        <translation>Per un’unità: si unisce a lei il generale del suo corpo, o quello selezionato con lei.</translation>
    </message>
    <message>
        <source>General stands by himself</source>
        <translation>Il generale sta da solo</translation>
    </message>
    <message>
        <source>For generals who are with a unit.</source>
        <translation>Per i generali che sono con un’unità.</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>Copia come tabella</translation>
    </message>
    <message>
        <source>Units, for this order of battle or for a spreadsheet.</source>
        <translation>Unità, per questo ordine di battaglia o per un foglio di calcolo.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Units that were copied here, or rows of a spreadsheet with their column names.</source>
        <translation>Unità copiate qui, o righe di un foglio di calcolo con i nomi delle colonne.</translation>
    </message>
    <message>
        <source>Import from a table…</source>
        <translation>Importa da una tabella…</translation>
    </message>
    <message>
        <source>Units of the table are changed or added; others stay. A table is a CSV file of a spreadsheet.</source>
        <translation>Le unità della tabella si cambiano o si aggiungono; le altre restano. Una tabella è un file CSV di un foglio di calcolo.</translation>
    </message>
    <message>
        <source>Replace by a table…</source>
        <translation>Sostituisci con una tabella…</translation>
    </message>
    <message>
        <source>The same; units that are not in the table go.</source>
        <translation>Lo stesso; le unità che non sono nella tabella vanno via.</translation>
    </message>
    <message>
        <source>Export as a table…</source>
        <translation>Esporta come tabella…</translation>
    </message>
    <message>
        <source>A CSV file that every spreadsheet opens.</source>
        <translation>Un file CSV che si apre con qualsiasi foglio di calcolo.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>There is no table to paste. Copy units here, or rows of a spreadsheet with their column names.</source>
        <translation>Non c’è una tabella da incollare. Copia qui delle unità, o righe di un foglio di calcolo con i nomi delle colonne.</translation>
    </message>
    <message>
        <source>The table was not put in. %1</source>
        <translation>La tabella non è stata inserita. %1</translation>
    </message>
    <message>
        <source>Import from a table</source>
        <translation>Importa da una tabella</translation>
    </message>
    <message>
        <source>Replace by a table</source>
        <translation>Sostituisci con una tabella</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Esporta come tabella</translation>
    </message>
</context>
<context>
    <name>zama::editor::ArrangeTool</name>
    <message>
        <source>selected</source>
        <translation>selezionato</translation>
    </message>
    <message>
        <source>joins %1</source>
        <translation>si unisce a: %1</translation>
    </message>
    <message>
        <source>facing %1</source>
        <translation>verso %1</translation>
    </message>
    <message>
        <source>on top of %1</source>
        <translation>sopra %1</translation>
    </message>
    <message>
        <source>%1 east, %2 north</source>
        <comment>two lengths from the south-west corner</comment>
        <translation>%1 a est, %2 a nord</translation>
    </message>
</context>
<context>
    <name>zama::editor::BalancePanel</name>
    <message>
        <source>Has the program play this battle against itself, hundreds of times. You can go on working.</source>
        <translation>Il programma gioca questa battaglia contro sé stesso, centinaia di volte. Intanto puoi continuare a lavorare.</translation>
    </message>
    <message>
        <source>%1 so far …</source>
        <translation>%1 finora…</translation>
    </message>
    <message>
        <source>%1. This is known well enough now.</source>
        <translation>%1. Ora si sa abbastanza bene.</translation>
    </message>
    <message>
        <source>%1. Stopped.</source>
        <translation>%1. Fermato.</translation>
    </message>
    <message>
        <source>Looking for changes; see below.</source>
        <translation>Si cercano modifiche; vedi sotto.</translation>
    </message>
    <message>
        <source>The search has ended; see below.</source>
        <translation>La ricerca è finita; vedi sotto.</translation>
    </message>
    <message>
        <source>This battle cannot be played yet. The list of issues says what to mend first.</source>
        <translation>Questa battaglia non si può ancora giocare. L’elenco dei problemi dice che cosa correggere prima.</translation>
    </message>
    <message>
        <source>A battle could not be played to its end. That is a fault of the program, not of yours.</source>
        <translation>Una battaglia non si è potuta giocare fino in fondo. È un difetto del programma, non tuo.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Equilibrio</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Test the balance</source>
        <translation>Prova l’equilibrio</translation>
    </message>
    <message>
        <source>Stop the search below first</source>
        <translation>Ferma prima la ricerca qui sotto</translation>
    </message>
    <message>
        <source>Exact to so many in 100</source>
        <translation>Precisione, su 100 battaglie</translation>
    </message>
    <message>
        <source>The battle has been changed since. These figures are of an earlier version.</source>
        <translation>Da allora la battaglia è stata cambiata. Queste cifre sono di una versione precedente.</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Prova ancora</translation>
    </message>
    <message>
        <source>Wait until the test has ended, or stop it</source>
        <translation>Aspetta la fine della prova, o fermala</translation>
    </message>
</context>
<context>
    <name>zama::editor::BalanceResult</name>
    <message>
        <source>Drawn</source>
        <translation>Indecise</translation>
    </message>
    <message>
        <source>Full colour: great victories. The whiskers show where the true share is, 19 times in 20. The mark in the middle is where an even battle has its draws.</source>
        <translation>Colore pieno: grandi vittorie. I baffi mostrano dove sta la percentuale vera, 19 volte su 20. Il segno in mezzo è dove una battaglia equilibrata ha le sue indecise.</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 turns: %2</source>
        <translation>%1 turni: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>So far no unit stands out: its side wins as often without it as with it.</source>
        <translation>Finora non spicca nessuna unità: la sua parte vince spesso con lei come senza.</translation>
    </message>
    <message>
        <source>Of the battles at whose end the unit still stood, its side won this share; of those in which it was gone, that. The farther apart, the more hangs on the unit. Choose one to see it on the table.</source>
        <translation>Quante battaglie ha vinto la sua parte quando alla fine l’unità c’era ancora, e quante quando non c’era più. Più i due numeri sono lontani, più conta l’unità. Scegline una per vederla sul tavolo.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Chi vince</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>How many battles take how many turns</source>
        <translation>Quante battaglie durano quanti turni</translation>
    </message>
    <message>
        <source>Seconds an order takes your class, dice included</source>
        <translation>Secondi per ordine nella tua classe, dadi compresi</translation>
    </message>
    <message>
        <source>Reckoned, not measured: with 13 seconds Zama takes two lessons. Time one battle, divide its seconds by its orders, and type that in.</source>
        <translation>Calcolato, non misurato: con 13 secondi Zama prende due lezioni. Cronometra una battaglia, dividi i secondi per gli ordini e scrivilo lì.</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Perdite</translation>
    </message>
    <message>
        <source>Losses by kind of troops</source>
        <translation>Perdite per genere di truppe</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Truppe</translation>
    </message>
    <message>
        <source>Stands lost</source>
        <translation>Basette perse</translation>
    </message>
    <message>
        <source>Units that decide it</source>
        <translation>Unità che la decidono</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source>Won with</source>
        <translation>Vince con</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Senza</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Tolte</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perse</translation>
    </message>
</context>
<context>
    <name>zama::editor::ChangedRules</name>
    <message>
        <source>Show where it is chosen: %1</source>
        <translation>Mostra dove si sceglie: %1</translation>
    </message>
    <message>
        <source>As shipped again: %1</source>
        <translation>Di nuovo come fornito: %1</translation>
    </message>
    <message>
        <source>All rules are as shipped.</source>
        <translation>Tutte le regole sono quelle fornite.</translation>
    </message>
    <message>
        <source>Changed from the shipped rules:</source>
        <translation>Diverse dalle regole fornite:</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Reset all of them</source>
        <translation>Ripristina tutte</translation>
    </message>
</context>
<context>
    <name>zama::editor::ColourField</name>
    <message>
        <source>Another colour…</source>
        <translation>Altro colore…</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
</context>
<context>
    <name>zama::editor::DrawingDialog</name>
    <message>
        <source>Import a drawing</source>
        <translation>Importa un disegno</translation>
    </message>
    <message>
        <source>The drawing as it will be shown</source>
        <translation>Il disegno come si vedrà</translation>
    </message>
    <message>
        <source>What will not show as it was drawn</source>
        <translation>Che cosa non si vedrà come era disegnato</translation>
    </message>
    <message>
        <source>From behind it is seen mirrored, until you import a drawing of its back as well.</source>
        <translation>Da dietro si vede specchiato, finché non importi anche un disegno del retro.</translation>
    </message>
    <message>
        <source>“%1” cannot be used. %2</source>
        <comment>name of a file, reason</comment>
        <translation>Impossibile usare «%1». %2</translation>
    </message>
    <message>
        <source>This is how “%1” will look. Some of it will not show as it was drawn:</source>
        <translation>«%1» si vedrà così. Una parte non si vedrà come era disegnata:</translation>
    </message>
    <message>
        <source>This is how “%1” will look. Everything in it can be shown.</source>
        <translation>«%1» si vedrà così. Si può mostrare tutto.</translation>
    </message>
    <message>
        <source>&amp;Use this drawing</source>
        <translation>&amp;Usa questo disegno</translation>
    </message>
</context>
<context>
    <name>zama::editor::EditActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla azione</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annulla: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Ripristina: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla azione</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taglia</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>For this battle, another one, or a spreadsheet</source>
        <translation>Per questa battaglia, un’altra o un foglio di calcolo</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>Du&amp;plicate</source>
        <translation>&amp;Duplica</translation>
    </message>
    <message>
        <source>A copy with the next name, on a free place</source>
        <translation>Una copia con il nome seguente, in un posto libero</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Seleziona t&amp;utto</translation>
    </message>
    <message>
        <source>Select the whole &amp;command</source>
        <translation>Seleziona tutto il corp&amp;o</translation>
    </message>
    <message>
        <source>A double click on a unit does the same</source>
        <translation>Un doppio clic su un’unità fa lo stesso</translation>
    </message>
    <message>
        <source>Select all of the sa&amp;me type</source>
        <translation>Seleziona lo stesso ti&amp;po</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>&amp;Non selezionare nulla</translation>
    </message>
    <message>
        <source>Align with the &amp;foremost</source>
        <translation>Allinea al &amp;più avanti</translation>
    </message>
    <message>
        <source>Align on the &amp;middle</source>
        <translation>Allinea al &amp;mezzo</translation>
    </message>
    <message>
        <source>Align with the &amp;rearmost</source>
        <translation>Allinea al più ind&amp;ietro</translation>
    </message>
    <message>
        <source>Align &amp;left edges</source>
        <translation>Allinea i bordi &amp;sinistri</translation>
    </message>
    <message>
        <source>Align ri&amp;ght edges</source>
        <translation>Allinea i bordi d&amp;estri</translation>
    </message>
    <message>
        <source>Align in a &amp;column</source>
        <translation>Allinea in &amp;colonna</translation>
    </message>
    <message>
        <source>&amp;Share out evenly</source>
        <translation>Distri&amp;buisci</translation>
    </message>
    <message>
        <source>The outermost stay, the gaps become equal</source>
        <translation>I più esterni restano, i varchi diventano uguali</translation>
    </message>
    <message>
        <source>Close u&amp;p</source>
        <translation>Se&amp;rra le unità</translation>
    </message>
    <message>
        <source>Half an inch between neighbours</source>
        <translation>Mezzo pollice fra i vicini</translation>
    </message>
    <message>
        <source>Draw up in &amp;one line</source>
        <translation>Schiera su &amp;una linea</translation>
    </message>
    <message>
        <source>Skirmishers in front, cavalry on the wings</source>
        <translation>Schermagliatori davanti, cavalleria alle ali</translation>
    </message>
    <message>
        <source>Draw up in &amp;two lines</source>
        <translation>Schiera su due &amp;linee</translation>
    </message>
    <message>
        <source>Turn &amp;about</source>
        <translation>&amp;Volta indietro</translation>
    </message>
    <message>
        <source>To face the other way</source>
        <translation>Per guardare dall’altra parte</translation>
    </message>
    <message>
        <source>Mo&amp;ve into the deployment zone</source>
        <translation>Sposta nella &amp;zona di schieramento</translation>
    </message>
    <message>
        <source>M&amp;irror across the table</source>
        <translation>Specchia sul &amp;tavolo</translation>
    </message>
    <message>
        <source>The selected stand on the opposite side, left stays left</source>
        <translation>Le basette scelte stanno sul lato opposto, la sinistra resta sinistra</translation>
    </message>
    <message>
        <source>Replace the e&amp;nemy by a mirror image</source>
        <translation>Sostituisci il &amp;nemico con un’immagine speculare</translation>
    </message>
    <message>
        <source>The other side loses its army and gets copies of the selected one</source>
        <translation>L’altra parte perde il suo esercito e riceve copie di quello selezionato</translation>
    </message>
    <message>
        <source>Snap to neigh&amp;bours</source>
        <translation>Agg&amp;ancia ai vicini</translation>
    </message>
    <message>
        <source>Snap to middle lines and &amp;zones</source>
        <translation>Aggancia a linee di mezz&amp;o e zone</translation>
    </message>
    <message>
        <source>Snap to the gri&amp;d</source>
        <translation>Aggancia alla &amp;griglia</translation>
    </message>
</context>
<context>
    <name>zama::editor::EditorWindow</name>
    <message>
        <source>Editing</source>
        <translation>Modifica</translation>
    </message>
    <message>
        <source>&amp;Play-test</source>
        <translation>&amp;Prova</translation>
    </message>
    <message>
        <source>Play this battle now; the scenario stays as it is</source>
        <translation>Gioca subito questa battaglia; lo scenario resta com’è</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Misura</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Rimpi&amp;cciolisci</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>&amp;Tutto il tavolo</translation>
    </message>
    <message>
        <source>&amp;Grid of six inches</source>
        <translation>&amp;Griglia di sei pollici</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>Disposi&amp;zione iniziale</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Eserciti</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Raccolta</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Testi</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Proprietà</translation>
    </message>
    <message>
        <source>Unit types</source>
        <translation>Tipi di unità</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Equilibrio</translation>
    </message>
</context>
<context>
    <name>zama::editor::EveningPanel</name>
    <message>
        <source>The battle as it is: %1</source>
        <translation>La battaglia com’è: %1</translation>
    </message>
    <message>
        <source>Trying one change at a time: %1</source>
        <translation>Si prova una modifica alla volta: %1</translation>
    </message>
    <message>
        <source>Trying changes together: %1</source>
        <translation>Si provano modifiche insieme: %1</translation>
    </message>
    <message>
        <source>Testing the best again, with other dice: %1</source>
        <translation>Si riprovano le migliori, con altri dadi: %1</translation>
    </message>
    <message>
        <source>More or fewer stands help most: tick “Stands of a unit”.</source>
        <translation>Più o meno basette aiutano più di tutto: spunta «Basette di un’unità».</translation>
    </message>
    <message>
        <source>Allow a unit more stands: the number beside “Stands of a unit” may be up to %1.</source>
        <translation>Ammetti più basette per unità: il numero accanto a «Basette di un’unità» può arrivare a %1.</translation>
    </message>
    <message>
        <source>Other hit numbers help, too: tick “Hit numbers of …” and the troops.</source>
        <translation>Aiutano anche altri numeri per colpire: spunta «Numeri per colpire di…» e le truppe.</translation>
    </message>
    <message>
        <source>Other places may help: tick “Places”.</source>
        <translation>Possono aiutare altri posti: spunta «Posti».</translation>
    </message>
    <message>
        <source>A longer or shorter battle may help: tick “Turn limit”.</source>
        <translation>Può aiutare una battaglia più lunga o più corta: spunta «Limite di turni».</translation>
    </message>
    <message>
        <source>The sides are too unequal for small changes alone: give the weaker one more units, or the stronger one fewer.</source>
        <translation>Le parti sono troppo diverse perché bastino piccole modifiche: dai più unità alla più debole, o meno alla più forte.</translation>
    </message>
    <message>
        <source>Use the nearest and seek again: small changes may do the rest.</source>
        <translation>Usa la più vicina e cerca ancora: piccole modifiche possono fare il resto.</translation>
    </message>
    <message>
        <source>Nothing of what may be changed brings this battle nearer to even.</source>
        <translation>Niente di ciò che si può cambiare rende questa battaglia più equilibrata.</translation>
    </message>
    <message>
        <source>Nothing of what may be changed makes this battle quite even.</source>
        <translation>Niente di ciò che si può cambiare rende questa battaglia del tutto equilibrata.</translation>
    </message>
    <message>
        <source>The battle has been changed since changes were sought.</source>
        <translation>Da quando si sono cercate le modifiche la battaglia è cambiata.</translation>
    </message>
    <message>
        <source>These changes were found for an earlier version of the battle. Seek again to use one.</source>
        <translation>Queste modifiche valgono per una versione precedente della battaglia. Cerca ancora per usarne una.</translation>
    </message>
    <message>
        <source>Stopped before anything was found.</source>
        <translation>Fermato prima di trovare qualcosa.</translation>
    </message>
    <message>
        <source>This battle is even as it is.</source>
        <translation>Questa battaglia è già equilibrata.</translation>
    </message>
    <message>
        <source>Each was tested again with other dice. A draw counts half for each side.</source>
        <translation>Ciascuna è stata riprovata con altri dadi. Un’indecisa vale mezza per ogni parte.</translation>
    </message>
    <message>
        <source>Make it even</source>
        <translation>Equilibra</translation>
    </message>
    <message>
        <source>Looks for small changes that bring the battle near to 50 to 50. What may be changed?</source>
        <translation>Cerca piccole modifiche che portino la battaglia vicino a 50 e 50. Che cosa si può cambiare?</translation>
    </message>
    <message>
        <source>Stands of a unit, up to</source>
        <translation>Basette di un’unità, fino a</translation>
    </message>
    <message>
        <source>Stands more or fewer in a unit, at most</source>
        <translation>Basette in più o in meno per unità, al massimo</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Limite di turni</translation>
    </message>
    <message>
        <source>Hit numbers of …</source>
        <translation>Numeri per colpire di…</translation>
    </message>
    <message>
        <source>A unit may have so many stands more or fewer</source>
        <translation>Un’unità può avere tante basette in più o in meno</translation>
    </message>
    <message>
        <source>Units and whole armies may stand a little farther forward or back</source>
        <translation>Unità e interi eserciti possono stare un po’ più avanti o indietro</translation>
    </message>
    <message>
        <source>The battle may be a turn or two longer or shorter</source>
        <translation>La battaglia può durare un turno o due in più o in meno</translation>
    </message>
    <message>
        <source>Each hit number of the troops that you tick may be one more or less</source>
        <translation>Ogni numero per colpire delle truppe spuntate può crescere o calare di uno</translation>
    </message>
    <message>
        <source>Troops whose hit numbers may change</source>
        <translation>Truppe i cui numeri per colpire possono cambiare</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Avanzamento della ricerca</translation>
    </message>
    <message>
        <source>Stop seeking</source>
        <translation>Ferma la ricerca</translation>
    </message>
</context>
<context>
    <name>zama::editor::FigurePicker</name>
    <message>
        <source>Choose a figure</source>
        <translation>Scegli una miniatura</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search for a figure</source>
        <translation>Cerca una miniatura</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Miniature</translation>
    </message>
    <message>
        <source>Group of figures</source>
        <translation>Gruppo di miniature</translation>
    </message>
    <message>
        <source>&amp;Import a drawing…</source>
        <translation>&amp;Importa un disegno…</translation>
    </message>
    <message>
        <source>&amp;Remove this drawing</source>
        <translation>&amp;Togli questo disegno</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Tutte le miniature</translation>
    </message>
    <message>
        <source>Drawings of this scenario</source>
        <translation>Disegni di questo scenario</translation>
    </message>
</context>
<context>
    <name>zama::editor::IssuesModel</name>
    <message>
        <source>Error</source>
        <translation>Errore</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avviso</translation>
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
        <translation>Applica</translation>
    </message>
    <message>
        <source>Do it: %1</source>
        <translation>Applica: %1</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Vai lì</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>What can be done:</source>
        <translation>Che cosa si può fare:</translation>
    </message>
</context>
<context>
    <name>zama::editor::LanguageAdder</name>
    <message>
        <source>Choose one, or type its tag: fr, pt-BR.</source>
        <translation>Scegline una, o scrivi la sigla: fr, pt-BR.</translation>
    </message>
    <message>
        <source>That is no language tag. Tags look like fr or pt-BR.</source>
        <translation>Questa non è una sigla di lingua. Le sigle sono come fr o pt-BR.</translation>
    </message>
    <message>
        <source>This language is in the list already.</source>
        <translation>Questa lingua è già nell’elenco.</translation>
    </message>
    <message>
        <source>Tag in the file: %1</source>
        <translation>Sigla nel file: %1</translation>
    </message>
    <message>
        <source>New language</source>
        <translation>Nuova lingua</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Add this language</source>
        <translation>Aggiungi questa lingua</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>zama::editor::LibraryModel</name>
    <message>
        <source>%1
Cannot be used. %2</source>
        <translation>%1
Non si può usare. %2</translation>
    </message>
    <message>
        <source>%1
Army, types of units: %2</source>
        <translation>%1
Esercito, tipi di unità: %2</translation>
    </message>
    <message>
        <source>%1
Types of units: %2</source>
        <translation>%1
Tipi di unità: %2</translation>
    </message>
    <message>
        <source>Comes with the program</source>
        <translation>Fornito con il programma</translation>
    </message>
</context>
<context>
    <name>zama::editor::LibraryPanel</name>
    <message>
        <source>The library is empty. Select a side, a command or types of units and save them here.</source>
        <translation>La raccolta è vuota. Seleziona una parte, un corpo o tipi di unità e salvali qui.</translation>
    </message>
    <message>
        <source>Nothing in the library has these words.</source>
        <translation>Niente nella raccolta ha queste parole.</translation>
    </message>
    <message>
        <source>It does not fit: a battle has room for so many units and types only.</source>
        <translation>Non ci sta: una battaglia ha posto solo per un certo numero di unità e tipi.</translation>
    </message>
    <message>
        <source>“%1” is in the library.</source>
        <translation>«%1» è nella raccolta.</translation>
    </message>
    <message>
        <source>“%1” is deleted from the library.</source>
        <translation>«%1» è stato eliminato dalla raccolta.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Rimettilo</translation>
    </message>
    <message>
        <source>“%1” could not be deleted.</source>
        <translation>Impossibile eliminare «%1».</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Cerca nella raccolta</translation>
    </message>
    <message>
        <source>Library of types and armies</source>
        <translation>Raccolta di tipi ed eserciti</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Per</translation>
    </message>
    <message>
        <source>For which side</source>
        <translation>Per quale parte</translation>
    </message>
    <message>
        <source>Add to this battle</source>
        <translation>Aggiungi alla battaglia</translation>
    </message>
    <message>
        <source>Take the place of its army</source>
        <translation>Metti al posto del suo esercito</translation>
    </message>
    <message>
        <source>The side gives up the units it has and fights with these.</source>
        <translation>La parte cede le unità che ha e combatte con queste.</translation>
    </message>
    <message>
        <source>Delete from the library</source>
        <translation>Elimina dalla raccolta</translation>
    </message>
    <message>
        <source>Save what is selected here…</source>
        <translation>Salva qui la selezione…</translation>
    </message>
    <message>
        <source>To save something here, select a side, a command or types of units.</source>
        <translation>Per salvare qualcosa qui, seleziona una parte, un corpo o tipi di unità.</translation>
    </message>
    <message>
        <source>Name in the library</source>
        <translation>Nome nella raccolta</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Save in the library</source>
        <translation>Salva nella raccolta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
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
        <translation>Centro I</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <translation>Quartier generale</translation>
    </message>
    <message>
        <source>Left Wing</source>
        <translation>Ala sinistra</translation>
    </message>
    <message>
        <source>Right Wing</source>
        <translation>Ala destra</translation>
    </message>
    <message>
        <source>There is no army in the library. Save one there from any battle.</source>
        <translation>Nella raccolta non ci sono eserciti. Salvacene uno da una battaglia qualsiasi.</translation>
    </message>
    <message>
        <source>%1: units %2, stands %3</source>
        <translation>%1: unità %2, basette %3</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Nuova battaglia</translation>
    </message>
    <message>
        <source>1. Who fights whom?</source>
        <translation>1. Chi combatte contro chi?</translation>
    </message>
    <message>
        <source>2. How large is it?</source>
        <translation>2. Quanto è grande?</translation>
    </message>
    <message>
        <source>3. What kind of battle?</source>
        <translation>3. Che genere di battaglia?</translation>
    </message>
    <message>
        <source>4. What is it called?</source>
        <translation>4. Come si chiama?</translation>
    </message>
    <message>
        <source>5. Who begins, and how long does it last?</source>
        <translation>5. Chi comincia, e quanto dura?</translation>
    </message>
    <message>
        <source>First army</source>
        <translation>Primo esercito</translation>
    </message>
    <message>
        <source>Second army</source>
        <translation>Secondo esercito</translation>
    </message>
    <message>
        <source>Name of the first army</source>
        <translation>Nome del primo esercito</translation>
    </message>
    <message>
        <source>Name of the second army</source>
        <translation>Nome del secondo esercito</translation>
    </message>
    <message>
        <source>You may give them other names.</source>
        <translation>Puoi dare loro altri nomi.</translation>
    </message>
    <message>
        <source>Minutes of class</source>
        <translation>Minuti di lezione</translation>
    </message>
    <message>
        <source>Units of the first army</source>
        <translation>Unità del primo esercito</translation>
    </message>
    <message>
        <source>The other army gets as much as makes the battle fair.</source>
        <translation>L’altro esercito riceve quanto basta perché la battaglia sia equa.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 per %2</translation>
    </message>
    <message>
        <source>Pitched battle</source>
        <translation>Battaglia campale</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Imboscata</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elefanti</translation>
    </message>
    <message>
        <source>Last stand</source>
        <translation>Accerchiati</translation>
    </message>
    <message>
        <source>Two lines meet face to face.</source>
        <translation>Due linee si scontrano faccia a faccia.</translation>
    </message>
    <message>
        <source>The first army marches in a column; the second waits for it on both sides.</source>
        <translation>Il primo esercito marcia in colonna; il secondo lo aspetta ai due lati.</translation>
    </message>
    <message>
        <source>A pitched battle in which both armies have elephants in front.</source>
        <translation>Una battaglia campale in cui i due eserciti hanno davanti gli elefanti.</translation>
    </message>
    <message>
        <source>The first army stands back to back in the middle; the second comes from both sides.</source>
        <translation>Il primo esercito sta in mezzo, schiena contro schiena; il secondo arriva da due lati.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Acts first</source>
        <translation>Agisce per primo</translation>
    </message>
    <message>
        <source>Limited number of turns</source>
        <translation>Numero di turni limitato</translation>
    </message>
    <message>
        <source>Number of turns</source>
        <translation>Numero di turni</translation>
    </message>
    <message>
        <source>How the armies stand</source>
        <translation>Come stanno gli eserciti</translation>
    </message>
    <message>
        <source>Begin with this</source>
        <translation>Comincia così</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>zama::editor::OddsTable</name>
    <message>
        <source>does not come about</source>
        <translation>non succede</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>stands</comment>
        <translation>perse %1</translation>
    </message>
    <message>
        <source>The elephant costs the other side %1 stands on average.</source>
        <translation>L’elefante costa all’altra parte in media (basette): %1.</translation>
    </message>
    <message>
        <source>Wins %1, loses %2; %3 stands lost for %4 of the enemy’s.</source>
        <comment>chances, average numbers</comment>
        <translation>Vince %1, perde %2; basette perse %3 contro le %4 del nemico.</translation>
    </message>
    <message>
        <source>%1 stands lost on average</source>
        <translation>basette perse in media: %1</translation>
    </message>
    <message>
        <source>One unit against one, both of their usual strength, without generals, to the end. Per cent are chances to win; volleys in stands lost on average.</source>
        <translation>Un’unità contro una, tutte e due con gli effettivi abituali, senza generali, fino in fondo. Le percentuali sono probabilità di vincere; le scariche sono basette perse in media.</translation>
    </message>
    <message>
        <source>Odds against every kind of troops</source>
        <translation>Probabilità contro ogni genere di truppe</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>It
charges</source>
        <translation>Se
carica</translation>
    </message>
    <message>
        <source>It is
charged</source>
        <translation>Se è
caricata</translation>
    </message>
    <message>
        <source>Its
volley</source>
        <translation>La sua
scarica</translation>
    </message>
    <message>
        <source>Their
volley</source>
        <translation>La loro
scarica</translation>
    </message>
</context>
<context>
    <name>zama::editor::OfferLine</name>
    <message>
        <source>Message</source>
        <translation>Messaggio</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>zama::editor::OptionChooser</name>
    <message>
        <source>Opens the rulebook here.</source>
        <translation>Apre qui il regolamento.</translation>
    </message>
    <message>
        <source>Open the rule %1</source>
        <translation>Apri la regola %1</translation>
    </message>
    <message>
        <source>%1 (as shipped)</source>
        <translation>%1 (come fornito)</translation>
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
        <translation>mai</translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>da %1</translation>
    </message>
    <message>
        <source>%1 on %2+</source>
        <comment>range of shooting, hit number</comment>
        <translation>%1, da %2</translation>
    </message>
    <message>
        <source>tramples</source>
        <translation>travolge</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>stands of a unit</comment>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Miniature</translation>
    </message>
    <message>
        <source>Types of units</source>
        <translation>Tipi di unità</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Mischia</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Shoots</source>
        <translation>Tiro</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Carica</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Basette</translation>
    </message>
    <message>
        <source>Units: %1, stands: %2, generals: %3</source>
        <translation>Unità: %1, basette: %2, generali: %3</translation>
    </message>
</context>
<context>
    <name>zama::editor::PropertiesPanel</name>
    <message>
        <source>Unit: %1</source>
        <translation>Unità: %1</translation>
    </message>
    <message>
        <source>General: %1</source>
        <translation>Generale: %1</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>Corpo: %1</translation>
    </message>
    <message>
        <source>Side: %1</source>
        <translation>Parte: %1</translation>
    </message>
    <message>
        <source>Units: %1</source>
        <comment>how many</comment>
        <translation>Unità: %1</translation>
    </message>
    <message>
        <source>Generals: %1</source>
        <comment>how many</comment>
        <translation>Generali: %1</translation>
    </message>
    <message>
        <source>Commands: %1</source>
        <comment>how many</comment>
        <translation>Corpi: %1</translation>
    </message>
    <message>
        <source>Sides: %1</source>
        <comment>how many</comment>
        <translation>Parti: %1</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>Names in</source>
        <translation>Nomi in</translation>
    </message>
    <message>
        <source>Language of the names</source>
        <translation>Lingua dei nomi</translation>
    </message>
    <message>
        <source>Select units, generals, commands or sides to change them: on the table or in the order of battle. Several can be changed at once.</source>
        <translation>Seleziona unità, generali, corpi o parti per cambiarli: sul tavolo o nel pannello «Eserciti». Se ne possono cambiare più d’uno insieme.</translation>
    </message>
</context>
<context>
    <name>zama::editor::PropertyEditor</name>
    <message>
        <source>various</source>
        <translation>vari</translation>
    </message>
</context>
<context>
    <name>zama::editor::PropertySection</name>
    <message>
        <source>%1 Problems in all: %2.</source>
        <translation>%1 Problemi in tutto: %2.</translation>
    </message>
</context>
<context>
    <name>zama::editor::ProposalCard</name>
    <message>
        <source>Use this</source>
        <translation>Usa questa</translation>
    </message>
    <message>
        <source>Who wins then</source>
        <translation>Chi vince così</translation>
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
        <translation>Quando sono finiti, le perdite dicono chi ha vinto. Come fornito: %1.</translation>
    </message>
    <message>
        <source>The battle ends when a side has nobody left, or after %1 whole turns without a loss.</source>
        <translation>La battaglia finisce quando una parte non ha più nessuno, o dopo %1 turni interi senza perdite.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>senza limite</translation>
    </message>
    <message>
        <source>Steps of a turn</source>
        <translation>Fasi di un turno</translation>
    </message>
    <message>
        <source>an order of their own</source>
        <translation>un ordine proprio</translation>
    </message>
    <message>
        <source>Limited number of turns</source>
        <translation>Numero di turni limitato</translation>
    </message>
    <message>
        <source>Number of turns</source>
        <translation>Numero di turni</translation>
    </message>
    <message>
        <source>Points for a slight edge</source>
        <translation>Punti per un lieve vantaggio</translation>
    </message>
    <message>
        <source>Points for a great victory</source>
        <translation>Punti per una grande vittoria</translation>
    </message>
    <message>
        <source>Opens the rulebook here.</source>
        <translation>Apre qui il regolamento.</translation>
    </message>
    <message>
        <source>Open the rule %1</source>
        <translation>Apri la regola %1</translation>
    </message>
    <message>
        <source>How many per cent more of its stands the other side has lost; below a slight edge nobody has won. As shipped: %1 and %2.</source>
        <translation>Quanti punti percentuali di basette in più ha perso l’altra parte; sotto un lieve vantaggio non ha vinto nessuno. Come fornito: %1 e %2.</translation>
    </message>
</context>
<context>
    <name>zama::editor::SequenceEditor</name>
    <message>
        <source>%1: move</source>
        <translation>%1: movimento</translation>
    </message>
    <message>
        <source>%1: shoot</source>
        <translation>%1: tiro</translation>
    </message>
    <message>
        <source>Both sides: charge</source>
        <translation>Le due parti: carica</translation>
    </message>
    <message>
        <source>Both sides: melee</source>
        <translation>Le due parti: mischia</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Who acts first</source>
        <translation>Chi agisce per primo</translation>
    </message>
    <message>
        <source>Steps of a turn</source>
        <translation>Fasi di un turno</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Play this step earlier</source>
        <translation>Gioca questa fase prima</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>Play this step later</source>
        <translation>Gioca questa fase dopo</translation>
    </message>
    <message>
        <source>The usual order</source>
        <translation>L’ordine solito</translation>
    </message>
</context>
<context>
    <name>zama::editor::StandPreview</name>
    <message>
        <source>The unit as the table shows it: from the front, from behind, and from afar</source>
        <translation>L’unità come la mostra il tavolo: davanti, da dietro e da lontano</translation>
    </message>
</context>
<context>
    <name>zama::editor::TextsPanel</name>
    <message>
        <source>Every text and name in %1 is removed.</source>
        <translation>Tutti i testi e i nomi in questa lingua (%1) sono stati tolti.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Rimettili</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (predefinita)</translation>
    </message>
    <message>
        <source>%1 of %2 written</source>
        <translation>scritti %1 su %2</translation>
    </message>
    <message>
        <source>%1, to translate</source>
        <translation>%1, da tradurre</translation>
    </message>
    <message>
        <source>To translate: %1</source>
        <translation>Da tradurre: %1</translation>
    </message>
    <message>
        <source>Too long to be kept: %1 bytes, at most %2 are possible. Shorten it.</source>
        <translation>Troppo lungo da conservare: %1 byte, il massimo è %2. Accorcialo.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>What happened before</source>
        <translation>Che cosa era successo prima</translation>
    </message>
    <message>
        <source>Briefing: %1</source>
        <translation>Istruzioni: %1</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fonti</translation>
    </message>
    <message>
        <source>Notes for the teacher</source>
        <translation>Note per chi insegna</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>Lingua dei testi</translation>
    </message>
    <message>
        <source>Add a language…</source>
        <translation>Aggiungi una lingua…</translation>
    </message>
    <message>
        <source>Make it the default</source>
        <translation>Rendila predefinita</translation>
    </message>
    <message>
        <source>Shown to readers whose own language is missing.</source>
        <translation>Si mostra a chi legge quando manca la sua lingua.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Toglila</translation>
    </message>
    <message>
        <source>Takes every text and name in this language out of the scenario.</source>
        <translation>Toglie dallo scenario tutti i testi e i nomi in questa lingua.</translation>
    </message>
    <message>
        <source>Make this language the default</source>
        <translation>Rendi predefinita questa lingua</translation>
    </message>
    <message>
        <source>Remove this language</source>
        <translation>Togli questa lingua</translation>
    </message>
</context>
<context>
    <name>zama::editor::TypeLooks</name>
    <message>
        <source>Import a drawing</source>
        <translation>Importa un disegno</translation>
    </message>
    <message>
        <source>Drawings and pictures (*.svg *.png)</source>
        <translation>Disegni e immagini (*.svg *.png)</translation>
    </message>
    <message>
        <source>Another drawing of its &amp;back…</source>
        <translation>Un altro disegno del &amp;retro…</translation>
    </message>
    <message>
        <source>Import a drawing of its &amp;back…</source>
        <translation>Importa un disegno del &amp;retro…</translation>
    </message>
    <message>
        <source>This is how it looks from behind.</source>
        <translation>Da dietro si vede così.</translation>
    </message>
    <message>
        <source>From behind it looks as from the front, until you import its back.</source>
        <translation>Da dietro si vede come davanti, finché non importi il retro.</translation>
    </message>
    <message>
        <source>no figure</source>
        <translation>nessuna miniatura</translation>
    </message>
    <message>
        <source>Those of its side</source>
        <translation>Quelli della sua parte</translation>
    </message>
    <message>
        <source>This figure has no colours to change.</source>
        <translation>Questa miniatura non ha colori da cambiare.</translation>
    </message>
    <message>
        <source>Single colours. Those in bold were chosen for this type.</source>
        <translation>Singoli colori. Quelli in grassetto sono stati scelti per questo tipo.</translation>
    </message>
    <message>
        <source>Reset this colour</source>
        <translation>Ripristina questo colore</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <comment>a colour</comment>
        <translation>Ripristina: %1</translation>
    </message>
    <message>
        <source>Choose the figure</source>
        <translation>Scegli la miniatura</translation>
    </message>
    <message>
        <source>Import a &amp;drawing…</source>
        <translation>Importa un &amp;disegno…</translation>
    </message>
    <message>
        <source>Remove the drawing of its back</source>
        <translation>Togli il disegno del retro</translation>
    </message>
    <message>
        <source>Army’s colours</source>
        <translation>Colori dell’esercito</translation>
    </message>
    <message>
        <source>&amp;Reset all colours</source>
        <translation>Ripristina &amp;tutti i colori</translation>
    </message>
</context>
<context>
    <name>zama::editor::TypeWorkshop</name>
    <message>
        <source>Its units become: %1</source>
        <translation>Le sue unità diventano: %1</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <comment>a unit type</comment>
        <translation>Eliminato: %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla azione</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Aggiungi</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Duplica</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>L&amp;ibrary…</source>
        <translation>&amp;Raccolta…</translation>
    </message>
    <message>
        <source>Types and armies to use again</source>
        <translation>Tipi ed eserciti da riusare</translation>
    </message>
    <message>
        <source>Unit types</source>
        <translation>Tipi di unità</translation>
    </message>
    <message>
        <source>This battle has no unit types yet. Add one, or take some from the library.</source>
        <translation>Questa battaglia non ha ancora tipi di unità. Aggiungine uno, o prendine dalla raccolta.</translation>
    </message>
    <message>
        <source>Names in</source>
        <translation>Nomi in</translation>
    </message>
    <message>
        <source>Language of the names</source>
        <translation>Lingua dei nomi</translation>
    </message>
    <message>
        <source>Basics</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Fighting</source>
        <translation>Combattimento</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Caratteristiche</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>The unit type</source>
        <translation>Il tipo di unità</translation>
    </message>
</context>
<context>
    <name>zama::play::ActionBar</name>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
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
        <translation>Unità</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Basette</translation>
    </message>
</context>
<context>
    <name>zama::play::BattlePanel</name>
    <message>
        <source>Battle</source>
        <translation>Battaglia</translation>
    </message>
</context>
<context>
    <name>zama::play::ChargeTool</name>
    <message>
        <source>can be charged, %1 away</source>
        <comment>a length</comment>
        <translation>si può caricare, è a %1</translation>
    </message>
    <message>
        <source>meets %1</source>
        <translation>incontra %1</translation>
    </message>
</context>
<context>
    <name>zama::play::ChoiceTool</name>
    <message>
        <source>%1+</source>
        <comment>hit number</comment>
        <translation>da %1</translation>
    </message>
    <message>
        <source>can be fought, hit by %1</source>
        <comment>&quot;5+&quot;</comment>
        <translation>si può combattere, si colpisce %1</translation>
    </message>
</context>
<context>
    <name>zama::play::DeployTool</name>
    <message>
        <source>%1; the first at %2</source>
        <comment>what is written beside the ghosts, place</comment>
        <translation>%1; la prima: %2</translation>
    </message>
</context>
<context>
    <name>zama::play::DiceEntry</name>
    <message>
        <source>%1 of %2 dice</source>
        <translation>%1 di %2 dadi</translation>
    </message>
    <message>
        <source>How many dice show each face? Enter confirms.</source>
        <translation>Quanti dadi mostrano ciascuna faccia? Invio conferma.</translation>
    </message>
    <message>
        <source>Type what your dice show: keys 1 to 6. Backspace takes one back, Enter confirms.</source>
        <translation>Scrivi che cosa mostrano i tuoi dadi: tasti da 1 a 6. Backspace ne toglie uno, Invio conferma.</translation>
    </message>
    <message>
        <source>Die shows %1</source>
        <translation>Il dado mostra %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a face of a die</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Dice that show %1</source>
        <translation>Dadi che mostrano %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Count faces</source>
        <translation>Conta facce</translation>
    </message>
    <message>
        <source>Say how many dice show each face instead of one die after the other</source>
        <translation>Di’ quanti dadi mostrano ciascuna faccia, invece di un dado dopo l’altro</translation>
    </message>
    <message>
        <source>These are the dice</source>
        <translation>Ecco i dadi</translation>
    </message>
</context>
<context>
    <name>zama::play::DiceTray</name>
    <message>
        <source>No hit</source>
        <translation>Nessun colpo a segno</translation>
    </message>
    <message>
        <source>Faces: %1</source>
        <comment>list of faces</comment>
        <translation>Facce: %1</translation>
    </message>
    <message>
        <source>%1. Faces: %2</source>
        <comment>result, list of faces</comment>
        <translation>%1. Facce: %2</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Dice of this roll</source>
        <translation>Dadi di questo lancio</translation>
    </message>
    <message>
        <source>No roll is due</source>
        <translation>Nessun lancio da fare</translation>
    </message>
</context>
<context>
    <name>zama::play::DieFace</name>
    <message>
        <source>not rolled yet</source>
        <translation>non ancora lanciato</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uno</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>die %1 of %2: %3, a hit</source>
        <translation>dado %1 di %2: %3, a segno</translation>
    </message>
    <message>
        <source>die %1 of %2: %3, a miss</source>
        <translation>dado %1 di %2: %3, a vuoto</translation>
    </message>
    <message>
        <source>die %1 of %2: %3</source>
        <translation>dado %1 di %2: %3</translation>
    </message>
</context>
<context>
    <name>zama::play::FairnessPage</name>
    <message>
        <source>Fairness of the dice</source>
        <translation>Equità dei dadi</translation>
    </message>
    <message>
        <source>Were the dice fair?</source>
        <translation>I dadi erano equi?</translation>
    </message>
    <message>
        <source>Hits are those of shooting and melee, and elephants scared. The chances are exact; they say how often fair dice do this, not whether these dice were fair.</source>
        <translation>I colpi a segno sono quelli di tiro e mischia, e gli elefanti spaventati. Le probabilità sono esatte: dicono quanto spesso succede con dadi equi, non se questi dadi lo erano.</translation>
    </message>
</context>
<context>
    <name>zama::play::FightCard</name>
    <message>
        <source>%1 against %2</source>
        <comment>units, units</comment>
        <translation>%1 contro %2</translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>Mostra sul tavolo</translation>
    </message>
    <message>
        <source>Show on the table: %1</source>
        <translation>Mostra sul tavolo: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a unit, its stands</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, now %3</source>
        <comment>a unit, its stands, stands left</comment>
        <translation>%1: %2, ora %3</translation>
    </message>
    <message>
        <source>Takes %1 stands from %2 without dice.</source>
        <translation>Toglie basette senza dadi, contro %2: %1.</translation>
    </message>
    <message>
        <source>Rolls no dice.</source>
        <translation>Non lancia dadi.</translation>
    </message>
    <message>
        <source>%1 is with it; after the round he falls on a 6 (%2).</source>
        <translation>C’è anche %1; dopo la ripresa cade con 6 (%2).</translation>
    </message>
    <message>
        <source>%1 adds one of these dice; after the round he falls on a 6 (%2).</source>
        <translation>Uno di questi dadi viene da %1; dopo la ripresa cade con 6 (%2).</translation>
    </message>
    <message>
        <source>%1 adds %2 of these dice; after the round he falls on a 6 (%3).</source>
        <translation>%1 aggiunge %2 di questi dadi; dopo la ripresa cade con 6 (%3).</translation>
    </message>
    <message>
        <source>No dice are rolled against it. Its control die follows the round:</source>
        <translation>Contro di lui non si lanciano dadi. Dopo la ripresa viene il lancio di controllo:</translation>
    </message>
    <message>
        <source>%1: stays under control</source>
        <translation>%1: resta sotto controllo</translation>
    </message>
    <message>
        <source>%1: runs wild ahead</source>
        <translation>%1: corre via in avanti</translation>
    </message>
    <message>
        <source>%1: runs wild to its right</source>
        <translation>%1: corre via alla sua destra</translation>
    </message>
    <message>
        <source>%1: runs wild to its left</source>
        <translation>%1: corre via alla sua sinistra</translation>
    </message>
    <message>
        <source>%1: runs wild backwards</source>
        <translation>%1: si volta e corre via</translation>
    </message>
    <message>
        <source>%1, over %2</source>
        <comment>what it does, units it tramples</comment>
        <translation>%1, travolgendo %2</translation>
    </message>
    <message>
        <source>%1 That is without what an elephant running wild may do.</source>
        <comment>expected losses</comment>
        <translation>%1 Senza contare ciò che può fare un elefante imbizzarrito.</translation>
    </message>
    <message>
        <source>Hits too many for one unit go on to its neighbours; the odds leave that out.</source>
        <translation>I colpi di troppo passano alle unità vicine; le probabilità non ne tengono conto.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Chi vince</translation>
    </message>
    <message>
        <source>Fought to the end: %1 wins %2, %3 wins %4, neither %5.</source>
        <comment>unit, chance, unit, chance, chance</comment>
        <translation>Combattendo fino in fondo: vince %1 (%2), vince %3 (%4), non resta nessuno (%5).</translation>
    </message>
    <message>
        <source>What happened:</source>
        <translation>Che cosa è successo:</translation>
    </message>
</context>
<context>
    <name>zama::play::FightPanel</name>
    <message>
        <source>Fights</source>
        <translation>Scontri</translation>
    </message>
    <message>
        <source>All fights</source>
        <translation>Tutti gli scontri</translation>
    </message>
    <message>
        <source>No unit is engaged.</source>
        <translation>Nessuna unità è in mischia.</translation>
    </message>
    <message>
        <source>The melee of turn %1 is over.</source>
        <translation>La mischia del turno %1 è finita.</translation>
    </message>
    <message>
        <source>The dice of turn %1 are falling.</source>
        <translation>Si lanciano i dadi del turno %1.</translation>
    </message>
</context>
<context>
    <name>zama::play::Guide</name>
    <message>
        <source>Do what you like in this step; then press “%1”.</source>
        <translation>In questa fase fai quello che vuoi; poi premi «%1».</translation>
    </message>
    <message>
        <source>%1 can charge %2.</source>
        <translation>%1 può caricare %2.</translation>
    </message>
    <message>
        <source>%1 can shoot at %2.</source>
        <translation>%1 può tirare contro %2.</translation>
    </message>
    <message>
        <source>Roll the dice: one for each stand. A 6 takes a stand of the enemy.</source>
        <translation>Lancia i dadi: uno per ogni basetta. Un 6 toglie una basetta al nemico.</translation>
    </message>
    <message>
        <source>Roll the dice: one for each stand. %1 or more takes a stand of the enemy.</source>
        <translation>Lancia i dadi: uno per ogni basetta. Da %1 in su si toglie una basetta al nemico.</translation>
    </message>
    <message>
        <source>Now %1 act. Watch what they do.</source>
        <translation>Ora tocca all’avversario: %1. Guarda che cosa succede.</translation>
    </message>
    <message>
        <source>The village is yours! That was all of it: move, shoot, charge, fight. Other battles have more units and the same rules.</source>
        <translation>Il villaggio è tuo! È tutto qui: muovere, tirare, caricare, combattere. Le altre battaglie hanno più unità e le stesse regole.</translation>
    </message>
    <message>
        <source>This time the enemy keeps the village; dice will do that. Begin again, or try another battle.</source>
        <translation>Questa volta il villaggio resta al nemico: i dadi fanno di questi scherzi. Ricomincia, o prova un’altra battaglia.</translation>
    </message>
    <message>
        <source>Nobody has won this time. Begin again, or try another battle.</source>
        <translation>Questa volta non ha vinto nessuno. Ricomincia, o prova un’altra battaglia.</translation>
    </message>
    <message>
        <source>That is allowed as well. The lessons go on from here.</source>
        <translation>Si può fare anche così. Le lezioni proseguono da qui.</translation>
    </message>
    <message>
        <source>That was not possible, and nothing has changed.</source>
        <translation>Non era possibile, e non è cambiato nulla.</translation>
    </message>
</context>
<context>
    <name>zama::play::GuidePanel</name>
    <message>
        <source>The first battle is over</source>
        <translation>La prima battaglia è finita</translation>
    </message>
    <message>
        <source>First battle: step %1 of %2</source>
        <translation>Prima battaglia: passo %1 di %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Without guide</source>
        <translation>Senza guida</translation>
    </message>
    <message>
        <source>Closes the guide</source>
        <translation>Chiude la guida</translation>
    </message>
    <message>
        <source>Goes on with this battle without being told what to do</source>
        <translation>Prosegue questa battaglia senza farsi dire che cosa fare</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regola %1</translation>
    </message>
    <message>
        <source>Open the rulebook at %1</source>
        <translation>Apri il regolamento a %1</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>Progress of the first battle</source>
        <translation>A che punto è la prima battaglia</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>Does what is asked for, so that you can watch</source>
        <translation>Fa ciò che si chiede, così puoi guardare</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Leaves this lesson out</source>
        <translation>Salta questa lezione</translation>
    </message>
</context>
<context>
    <name>zama::play::LogView</name>
    <message>
        <source>What has happened</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>Enter looks back to a line, Shift and Enter opens its rule, Right shows its parts and Left hides them.</source>
        <translation>Invio riguarda fino a una riga, Maiusc e Invio apre la regola, freccia destra mostra le parti e freccia sinistra le nasconde.</translation>
    </message>
    <message>
        <source>&amp;Look back to here</source>
        <translation>&amp;Riguarda fino a qui</translation>
    </message>
    <message>
        <source>&amp;Read rule %1</source>
        <translation>&amp;Leggi la regola %1</translation>
    </message>
    <message>
        <source>&amp;Show its parts</source>
        <translation>&amp;Mostra le parti</translation>
    </message>
    <message>
        <source>&amp;Hide its parts</source>
        <translation>&amp;Nascondi le parti</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
</context>
<context>
    <name>zama::play::LuckCard</name>
    <message>
        <source>Luck of %1</source>
        <comment>a side&apos;s name</comment>
        <translation>Fortuna: %1</translation>
    </message>
    <message>
        <source>With fair dice the chance of so many hits or more is %1, of so many or fewer %2.</source>
        <translation>Con dadi equi, la probabilità di avere almeno tanti colpi a segno è %1; di averne al massimo tanti, %2.</translation>
    </message>
    <message>
        <source>Some of these dice were rolled on the desk and typed in.</source>
        <translation>Alcuni di questi dadi sono stati lanciati sul banco e inseriti a mano.</translation>
    </message>
    <message>
        <source>No dice have been thrown at the enemy yet.</source>
        <translation>Ancora nessun dado è stato lanciato contro il nemico.</translation>
    </message>
    <message>
        <source>Nothing unusual: %1 of all armies have such luck or better.</source>
        <translation>Niente di insolito: di tutti gli eserciti, %1 ha una fortuna così o anche migliore.</translation>
    </message>
    <message>
        <source>Nothing unusual: %1 of all armies have such luck or worse.</source>
        <translation>Niente di insolito: di tutti gli eserciti, %1 ha una fortuna così o anche peggiore.</translation>
    </message>
    <message>
        <source>Luck as good as this happens to less than one army in a million.</source>
        <translation>Una fortuna così buona capita a meno di un esercito su un milione.</translation>
    </message>
    <message>
        <source>Luck as bad as this happens to less than one army in a million.</source>
        <translation>Una fortuna così cattiva capita a meno di un esercito su un milione.</translation>
    </message>
    <message>
        <source>Luck as good as this happens to one army in %1.</source>
        <translation>Una fortuna così buona capita a un esercito su %1.</translation>
    </message>
    <message>
        <source>Luck as bad as this happens to one army in %1.</source>
        <translation>Una fortuna così cattiva capita a un esercito su %1.</translation>
    </message>
    <message>
        <source>Shooting: hits</source>
        <translation>Tiro: a segno</translation>
    </message>
    <message>
        <source>Elephants scared</source>
        <translation>Elefanti spaventati</translation>
    </message>
    <message>
        <source>Melee: hits</source>
        <translation>Mischia: a segno</translation>
    </message>
    <message>
        <source>Generals slain</source>
        <translation>Generali caduti</translation>
    </message>
    <message>
        <source>Elephants held</source>
        <translation>Elefanti trattenuti</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attesi</translation>
    </message>
    <message>
        <source>Came</source>
        <translation>Usciti</translation>
    </message>
    <message>
        <source>face %1: %2 times</source>
        <translation>faccia %1: %2 volte</translation>
    </message>
    <message>
        <source>How often each face fell; expected %1 each</source>
        <translation>Quante volte è uscita ogni faccia; attese %1 ciascuna</translation>
    </message>
    <message>
        <source>The dashed line is what each face is expected to show. Farthest from it: %1 fell %2 times where %3 were expected; a face does so in one army in %4.</source>
        <translation>La linea tratteggiata è quanto ci si attende da ogni faccia. La più lontana: %1, uscita %2 volte contro le %3 attese; succede a una faccia in un esercito su %4.</translation>
    </message>
</context>
<context>
    <name>zama::play::MessageLine</name>
    <message>
        <source>Message</source>
        <translation>Messaggio</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>zama::play::MoveTool</name>
    <message>
        <source>all of them %1 ahead</source>
        <translation>tutte avanti: %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a place</comment>
        <translation>arrivo: %1</translation>
    </message>
    <message>
        <source>%1; to %2</source>
        <comment>what is written beside the ghost, place</comment>
        <translation>%1; arrivo: %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>restano %1</translation>
    </message>
    <message>
        <source>joins %1</source>
        <translation>si unisce a: %1</translation>
    </message>
</context>
<context>
    <name>zama::play::ObjectionLine</name>
    <message>
        <source>Move %1 instead</source>
        <translation>Muovi di %1</translation>
    </message>
    <message>
        <source>Join %1 instead</source>
        <translation>Unisci a: %1</translation>
    </message>
    <message>
        <source>Go as near as he can</source>
        <translation>Vai fin dove può</translation>
    </message>
    <message>
        <source>Shoot at %1 instead</source>
        <translation>Tira contro %1</translation>
    </message>
    <message>
        <source>Charge %1 this way instead</source>
        <translation>Carica così: %1</translation>
    </message>
    <message>
        <source>Choose the nearest instead</source>
        <translation>Scegli il più vicino</translation>
    </message>
    <message>
        <source>Place them where they fit</source>
        <translation>Schierali dove c’è posto</translation>
    </message>
    <message>
        <source>No charge now</source>
        <translation>Nessuna carica ora</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regola %1</translation>
    </message>
</context>
<context>
    <name>zama::play::OddsPanel</name>
    <message>
        <source>Point at a target to see the odds.</source>
        <translation>Indica un bersaglio per vedere le probabilità.</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>Stands that %1 has left:</source>
        <translation>Basette che restano (%1):</translation>
    </message>
    <message>
        <source>Nobody can shoot at elephants.</source>
        <translation>Nessuno può tirare contro gli elefanti.</translation>
    </message>
    <message>
        <source>%1 charges %2</source>
        <comment>a unit, a unit</comment>
        <translation>%1 carica %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>a unit, a unit</comment>
        <translation>%1 contro %2</translation>
    </message>
    <message>
        <source>%1 routs when it is charged and is gone at contact.</source>
        <translation>%1 va in rotta se viene caricato e sparisce al contatto.</translation>
    </message>
    <message>
        <source>Elephants cannot hurt each other.</source>
        <translation>Gli elefanti non possono farsi male fra loro.</translation>
    </message>
    <message>
        <source>Scare die: %1 may frighten it away (%2).</source>
        <translation>Lancio di spavento: %1 può metterlo in fuga (%2).</translation>
    </message>
    <message>
        <source>%1 gets no scare die.</source>
        <translation>Nessun lancio di spavento per %1.</translation>
    </message>
    <message>
        <source>Its hit takes %1 stands.</source>
        <translation>L’urto toglie basette: %1.</translation>
    </message>
    <message>
        <source>Runs wild after the round: %1.</source>
        <translation>Si imbizzarrisce dopo la ripresa: %1.</translation>
    </message>
    <message>
        <source>No dice are rolled against elephants; %1 is bound by the fight.</source>
        <translation>Contro gli elefanti non si lanciano dadi; lo scontro trattiene %1.</translation>
    </message>
    <message>
        <source>Its control die sends it running after the round: %1.</source>
        <translation>Il lancio di controllo lo fa correre via dopo la ripresa: %1.</translation>
    </message>
    <message>
        <source>%1 wins: %2</source>
        <comment>a unit, chance</comment>
        <translation>%1 vince: %2</translation>
    </message>
    <message>
        <source>both destroyed: %1</source>
        <translation>distrutti entrambi: %1</translation>
    </message>
    <message>
        <source>no decision: %1</source>
        <translation>nessun esito: %1</translation>
    </message>
    <message>
        <source>Fought to the end:</source>
        <translation>Combattuto fino in fondo:</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Chi vince</translation>
    </message>
    <message>
        <source>In the first round:</source>
        <translation>Nella prima ripresa:</translation>
    </message>
    <message>
        <source>%1 loses %2 of %3 stands on average; destroyed: %4.</source>
        <comment>a unit, stands, stands, chance</comment>
        <translation>%1 perde in media %2 basette su %3; distruzione: %4.</translation>
    </message>
    <message>
        <source>%1 would be met too; the odds leave it out.</source>
        <translation>Si incontrerebbe anche %1; le probabilità non ne tengono conto.</translation>
    </message>
    <message>
        <source>%1 is fighting others too; these are the odds of the two alone.</source>
        <translation>%1 combatte anche contro altri; queste sono le probabilità fra i due soli.</translation>
    </message>
</context>
<context>
    <name>zama::play::OutcomeLine</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
    <message>
        <source>Nothing on this computer opens %1.</source>
        <translation>Nessun programma su questo computer apre %1.</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Come è andata</translation>
    </message>
    <message>
        <source>It did not work</source>
        <translation>Non è riuscito</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Open the file that was saved</source>
        <translation>Apri il file salvato</translation>
    </message>
</context>
<context>
    <name>zama::play::Overview</name>
    <message>
        <source>Overview</source>
        <translation>Panoramica</translation>
    </message>
    <message>
        <source>The whole table in small. Arrow keys move the part that is in view.</source>
        <translation>Tutto il tavolo in piccolo. Le frecce spostano la parte che si vede.</translation>
    </message>
</context>
<context>
    <name>zama::play::PlayPanels</name>
    <message>
        <source>Armies</source>
        <translation>Eserciti</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Stime</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Scontri</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Panoramica</translation>
    </message>
    <message>
        <source>Fair dice?</source>
        <translation>Dadi equi?</translation>
    </message>
</context>
<context>
    <name>zama::play::PlayTool</name>
    <message>
        <source>can still act</source>
        <translation>può ancora agire</translation>
    </message>
</context>
<context>
    <name>zama::play::PlayWindow</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla azione</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fatto</translation>
    </message>
    <message>
        <source>&amp;Advance the line</source>
        <translation>&amp;Linea avanti</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Suggerimento</translation>
    </message>
    <message>
        <source>&amp;Finish this step for me</source>
        <translation>F&amp;inisci per me</translation>
    </message>
    <message>
        <source>&amp;Pause the program</source>
        <translation>&amp;Pausa al programma</translation>
    </message>
    <message>
        <source>&amp;Concede</source>
        <translation>Arr&amp;enditi</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>I&amp;ngrandisci</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Rimpi&amp;cciolisci</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>Tutt&amp;o il tavolo</translation>
    </message>
    <message>
        <source>&amp;Grid of six inches</source>
        <translation>&amp;Griglia di sei pollici</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>Linea del &amp;tempo</translation>
    </message>
    <message>
        <source>&amp;Next area of the window</source>
        <translation>Area s&amp;uccessiva della finestra</translation>
    </message>
    <message>
        <source>&amp;Previous area of the window</source>
        <translation>Area prece&amp;dente della finestra</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>Disposi&amp;zione iniziale</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Misura</translation>
    </message>
    <message>
        <source>&amp;Battle report</source>
        <translation>Cronaca della &amp;battaglia</translation>
    </message>
    <message>
        <source>&amp;Who has won</source>
        <translation>C&amp;hi ha vinto</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a side&apos;s name and its reason</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Suggerimento: %1</translation>
    </message>
</context>
<context>
    <name>zama::play::ReportView</name>
    <message>
        <source>Save the battle report</source>
        <translation>Salva la cronaca della battaglia</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pagine web (*.html)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>File PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Impossibile scrivere %1: %2</translation>
    </message>
    <message>
        <source>Battle report</source>
        <translation>Cronaca della battaglia</translation>
    </message>
    <message>
        <source>Show the events of each &amp;sentence</source>
        <translation>Mostra gli eventi di &amp;ogni frase</translation>
    </message>
    <message>
        <source>Show the events of each sentence</source>
        <translation>Mostra gli eventi di ogni frase</translation>
    </message>
    <message>
        <source>Numbers in brackets name the entries of the battle&apos;s record that a sentence rests on.</source>
        <translation>I numeri fra parentesi indicano le voci del diario della battaglia su cui si basa una frase.</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>Salva come &amp;HTML…</translation>
    </message>
    <message>
        <source>Save the report as a web page</source>
        <translation>Salva la cronaca come pagina web</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Salva come &amp;PDF…</translation>
    </message>
    <message>
        <source>Save the report for the printer</source>
        <translation>Salva la cronaca per la stampante</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>Sta&amp;mpa…</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>Stampa la cronaca</translation>
    </message>
    <message>
        <source>%1, report of %2</source>
        <comment>name of a file: a battle, a day</comment>
        <translation>%1, cronaca del %2</translation>
    </message>
</context>
<context>
    <name>zama::play::RosterView</name>
    <message>
        <source>On&amp;ly who can still act</source>
        <translation>So&amp;lo chi può ancora agire</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Ordine di battaglia</translation>
    </message>
</context>
<context>
    <name>zama::play::RulebookDock</name>
    <message>
        <source>Rulebook</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>zama::play::RulebookPage</name>
    <message>
        <source>In the pictures, what is allowed is drawn with solid lines; what is refused is dashed and crossed out. A square of the ground is one inch.</source>
        <translation>Nelle figure, ciò che è consentito è disegnato con linee intere; ciò che è vietato è tratteggiato e barrato. Un quadrato del terreno è un pollice.</translation>
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
        <translation>Apri a %1: %2</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Back to where the book was open before</source>
        <translation>Torna dove il libro era aperto prima</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Di nuovo avanti</translation>
    </message>
    <message>
        <source>A word, or a clause such as M3</source>
        <translation>Una parola, o una regola come M3</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>Cerca nel regolamento</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
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
        <translation>si può colpire col tiro, in media %1 basette</translation>
    </message>
</context>
<context>
    <name>zama::play::StepBar</name>
    <message>
        <source>Can still act: %1</source>
        <comment>units</comment>
        <translation>Possono ancora agire: %1</translation>
    </message>
    <message>
        <source>Can still act: %1</source>
        <comment>generals</comment>
        <translation>Possono ancora agire: %1</translation>
    </message>
    <message>
        <source>Can still act: %1, %2</source>
        <comment>units, generals</comment>
        <translation>Possono ancora agire: %1, %2</translation>
    </message>
    <message>
        <source>The present step</source>
        <translation>La fase in corso</translation>
    </message>
    <message>
        <source>Steps of the turn</source>
        <translation>Fasi del turno</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Turno %1 di %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Le due parti</translation>
    </message>
</context>
<context>
    <name>zama::play::StepTile</name>
    <message>
        <source>Step %1: %2, %3</source>
        <comment>number, name, who acts</comment>
        <translation>Fase %1: %2, %3</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, ora</translation>
    </message>
</context>
<context>
    <name>zama::play::TargetChoice</name>
    <message>
        <source>Whom %1 fights</source>
        <translation>Avversario per %1</translation>
    </message>
    <message>
        <source>Fights %1</source>
        <translation>Combatte contro %1</translation>
    </message>
    <message>
        <source>Fights %1: 6 hits</source>
        <translation>Combatte contro %1: a segno con 6</translation>
    </message>
    <message>
        <source>Fights %1: %2 or more hits</source>
        <translation>Combatte contro %1: a segno da %2 in su</translation>
    </message>
    <message>
        <source>Dice against %1</source>
        <translation>Dadi contro %1</translation>
    </message>
    <message>
        <source>Share them out so</source>
        <translation>Dividili così</translation>
    </message>
    <message>
        <source>%1 of %2 dice</source>
        <translation>%1 di %2 dadi</translation>
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
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>One order back</source>
        <translation>Un ordine indietro</translation>
    </message>
    <message>
        <source>One order forward</source>
        <translation>Un ordine avanti</translation>
    </message>
    <message>
        <source>To the present</source>
        <translation>Al presente</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Linea del tempo</translation>
    </message>
    <message>
        <source>Arrow keys go an order, page keys a step back and forward.</source>
        <translation>Le frecce vanno avanti e indietro di un ordine, i tasti pagina di una fase.</translation>
    </message>
    <message>
        <source>You are looking back – nothing can be ordered.</source>
        <translation>Stai riguardando: ora non si possono dare ordini.</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>&amp;Torna a ora</translation>
    </message>
    <message>
        <source>&amp;Go on from here</source>
        <translation>&amp;Riparti da qui</translation>
    </message>
    <message>
        <source>A battle of its own begins here; the one you have played stays as it is.</source>
        <translation>Qui comincia una battaglia a sé; quella che hai giocato resta com’è.</translation>
    </message>
    <message>
        <source>Turn %1, the battle is over</source>
        <translation>Turno %1, la battaglia è finita</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Schieramento</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>turn, step</comment>
        <translation>Turno %1: %2</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <comment>turn, side, step</comment>
        <translation>Turno %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>zama::play::VerdictBanner</name>
    <message>
        <source>Read the battle report</source>
        <translation>Leggi la cronaca della battaglia</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>To the beginning of the battle, to go through it with the timeline</source>
        <translation>All’inizio della battaglia, per ripercorrerla con la linea del tempo</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>The same battle from its beginning, with new dice</source>
        <translation>La stessa battaglia dall’inizio, con nuovi dadi</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Turns: %1</source>
        <comment>how many were played</comment>
        <translation>Turni: %1</translation>
    </message>
    <message>
        <source>Stands lost</source>
        <translation>Basette perse</translation>
    </message>
    <message>
        <source>Generals fallen</source>
        <translation>Generali caduti</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how many were lost</comment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>%1. %2 %3.</source>
        <comment>headline, reason, turns</comment>
        <translation>%1. %2 %3.</translation>
    </message>
    <message>
        <source>%1 %2: stands lost %3, generals fallen %4.</source>
        <comment>what was said before, a side, two counts</comment>
        <translation>%1 %2: basette perse %3, generali caduti %4.</translation>
    </message>
</context>
<context>
    <name>zama::print::PageViewer</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 di %2</translation>
    </message>
    <message>
        <source>%1, shown at %2%</source>
        <comment>Page 1 of 8, a number</comment>
        <translation>%1, ingrandimento %2%</translation>
    </message>
    <message>
        <source>Pages as they will be printed</source>
        <translation>Le pagine come si stamperanno</translation>
    </message>
    <message>
        <source>Why there are no pages</source>
        <translation>Perché non ci sono pagine</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Rimpicciolisci</translation>
    </message>
    <message>
        <source>Farther (−, Ctrl and the wheel)</source>
        <translation>Rimpicciolisci (−, Ctrl e rotella)</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Ingrandisci</translation>
    </message>
    <message>
        <source>Nearer (+, Ctrl and the wheel)</source>
        <translation>Ingrandisci (+, Ctrl e rotella)</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Pagina intera</translation>
    </message>
    <message>
        <source>Whole page (0)</source>
        <translation>Pagina intera (0)</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>Larghezza pagina</translation>
    </message>
    <message>
        <source>Page width (1)</source>
        <translation>Larghezza pagina (1)</translation>
    </message>
    <message>
        <source>Where you are</source>
        <translation>Dove ti trovi</translation>
    </message>
</context>
<context>
    <name>zama::shell::BattleMenu</name>
    <message>
        <source>&amp;Battle</source>
        <translation>&amp;Battaglia</translation>
    </message>
    <message>
        <source>&amp;New battle, start page</source>
        <translation>&amp;Nuova battaglia, pagina iniziale</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Salva con nome…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>S&amp;tampa…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>Open a battle</source>
        <translation>Apri una battaglia</translation>
    </message>
    <message>
        <source>Battles (*.zama.json *.zama-game.json);;All files (*)</source>
        <translation>Battaglie (*.zama.json *.zama-game.json);;Tutti i file (*)</translation>
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
        <translation>Non cambia nulla: 100 mm restano 100 mm.</translation>
    </message>
    <message>
        <source>From now on 100 mm are drawn as %1 mm across and as %2 mm along, and so come out as 100 mm.</source>
        <translation>D’ora in poi 100 mm si disegnano come %1 mm in orizzontale e come %2 mm in verticale, e così sulla carta risultano 100 mm.</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>Misura vera</translation>
    </message>
    <message>
        <source>True size on “%1”</source>
        <translation>Misura vera su «%1»</translation>
    </message>
    <message>
        <source>&lt;b&gt;1.&lt;/b&gt; Print the check page at 100% (“actual size”).</source>
        <translation>&lt;b&gt;1.&lt;/b&gt; Stampa la pagina di controllo al 100% («dimensioni effettive»).</translation>
    </message>
    <message>
        <source>&amp;Save the check page…</source>
        <translation>&amp;Salva la pagina di controllo…</translation>
    </message>
    <message>
        <source>&amp;Print the check page</source>
        <translation>S&amp;tampa la pagina di controllo</translation>
    </message>
    <message>
        <source>Save the check page</source>
        <translation>Salva la pagina di controllo</translation>
    </message>
    <message>
        <source>Print the check page</source>
        <translation>Stampa la pagina di controllo</translation>
    </message>
    <message>
        <source>&lt;b&gt;2.&lt;/b&gt; Measure both bars with a ruler and type what you find.</source>
        <translation>&lt;b&gt;2.&lt;/b&gt; Misura le due barre con un righello e scrivi quanto sono lunghe.</translation>
    </message>
    <message>
        <source>Bar a&amp;cross:</source>
        <translation>Barra &amp;orizzontale:</translation>
    </message>
    <message>
        <source>Bar across, in millimetres</source>
        <translation>Barra orizzontale, in millimetri</translation>
    </message>
    <message>
        <source>Bar a&amp;long:</source>
        <translation>Barra &amp;verticale:</translation>
    </message>
    <message>
        <source>Bar along, in millimetres</source>
        <translation>Barra verticale, in millimetri</translation>
    </message>
    <message>
        <source>Between %1 and %2 mm can be made good. If a bar is shorter or longer, the printer has been told to fit pages to the paper: choose 100% in its settings and print the check page again.</source>
        <translation>Si possono correggere misure fra %1 e %2 mm. Se una barra è più corta o più lunga, la stampante adatta le pagine alla carta: scegli 100% nelle sue impostazioni e stampa di nuovo la pagina di controllo.</translation>
    </message>
    <message>
        <source>No co&amp;rrection</source>
        <translation>&amp;Nessuna correzione</translation>
    </message>
    <message>
        <source>&amp;Use this</source>
        <translation>&amp;Applica</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>zama::shell::DesignCorner</name>
    <message>
        <source>Battle without a title</source>
        <translation>Battaglia senza titolo</translation>
    </message>
    <message>
        <source>Unsaved: %1</source>
        <translation>Non salvato: %1</translation>
    </message>
    <message>
        <source>Work that was not saved when the program ended, of %1</source>
        <translation>Lavoro non salvato quando il programma si è chiuso, del %1</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <translation>Modifica: %1</translation>
    </message>
    <message>
        <source>Make a battle of your own</source>
        <translation>Crea una battaglia tua</translation>
    </message>
    <message>
        <source>New battle, in &amp;five questions…</source>
        <translation>Nuova battaglia, in &amp;cinque domande…</translation>
    </message>
    <message>
        <source>&amp;Change the chosen battle</source>
        <translation>&amp;Modifica la battaglia scelta</translation>
    </message>
    <message>
        <source>P&amp;rint the chosen battle…</source>
        <translation>Stam&amp;pa la battaglia scelta…</translation>
    </message>
    <message>
        <source>Open a scenario to e&amp;dit…</source>
        <translation>Apri &amp;uno scenario da modificare…</translation>
    </message>
</context>
<context>
    <name>zama::shell::Editing</name>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>Impossibile aprire %1. %2</translation>
    </message>
    <message>
        <source>This cannot be played yet. %1</source>
        <translation>Ancora non si può giocare. %1</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept safe. %1 Save soon.</source>
        <translation>Il lavoro non salvato non si può mettere al sicuro. %1 Salva presto.</translation>
    </message>
    <message>
        <source>Save the scenario?</source>
        <translation>Salvare lo scenario?</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>«%1» ha modifiche non salvate.</translation>
    </message>
    <message>
        <source>Replace what somebody else saved?</source>
        <translation>Sostituire ciò che ha salvato qualcun altro?</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here. If you replace it, that version is kept among the earlier versions.</source>
        <translation>%1 è stato cambiato da un altro programma da quando l’hai aperto qui. Se lo sostituisci, quella versione resta fra le versioni precedenti.</translation>
    </message>
    <message>
        <source>This scenario is in no file yet.</source>
        <translation>Questo scenario non è ancora in nessun file.</translation>
    </message>
    <message>
        <source>This is what %1 holds. Undo brings your version back.</source>
        <translation>Ecco che cosa contiene %1. Annulla riporta la tua versione.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Your version stays as it is.</source>
        <translation>Impossibile leggere %1. La tua versione resta com’è.</translation>
    </message>
    <message>
        <source>Save the scenario as</source>
        <translation>Salva lo scenario con nome</translation>
    </message>
    <message>
        <source>Scenarios (*%1)</source>
        <translation>Scenari (*%1)</translation>
    </message>
    <message>
        <source>%1 is a battle under way. Choose another name.</source>
        <translation>%1 è una battaglia in corso. Scegli un altro nome.</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Salvato in %1.</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>Non salvato. %1</translation>
    </message>
    <message>
        <source>%1 was changed by another program. What you see here is your version; Scenario &gt; Read the file again shows the other. Before yours replaces it, you will be asked.</source>
        <translation>%1 è stato cambiato da un altro programma. Qui vedi la tua versione; Scenario &gt; Rileggi il file mostra l’altra. Prima che la tua la sostituisca, ti sarà chiesto.</translation>
    </message>
    <message>
        <source>Battle without a title</source>
        <translation>Battaglia senza titolo</translation>
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
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Regolamento</translation>
    </message>
    <message>
        <source>&amp;About Zama</source>
        <translation>&amp;Informazioni su Zama</translation>
    </message>
    <message>
        <source>About Zama</source>
        <translation>Informazioni su Zama</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Zama %1&lt;/h3&gt;&lt;p&gt;Fast-play tabletop battles for the classroom.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty. It never uses the network.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Zama %1&lt;/h3&gt;&lt;p&gt;Battaglie da tavolo a gioco rapido, per la classe.&lt;/p&gt;&lt;p&gt;Software libero con la licenza GNU General Public License, versione 3 o successiva. È fornito senza alcuna garanzia. Non usa mai la rete.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>zama::shell::LanguageChoice</name>
    <message>
        <source>%1 cannot be read from line %2 on, so English is spoken.</source>
        <translation>%1 non si legge dalla riga %2 in poi, perciò si parla inglese.</translation>
    </message>
</context>
<context>
    <name>zama::shell::LanguageMenu</name>
    <message>
        <source>Lang&amp;uage</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Second language</source>
        <translation>&amp;Seconda lingua</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Nessuna</translation>
    </message>
    <message>
        <source>&amp;Below the first</source>
        <translation>S&amp;otto la prima</translation>
    </message>
    <message>
        <source>&amp;Digits of Arabic</source>
        <translation>&amp;Cifre dell’arabo</translation>
    </message>
    <message>
        <source>As in my &amp;country</source>
        <translation>Come nel mio &amp;Paese</translation>
    </message>
    <message>
        <source>For the &amp;other side, while it acts</source>
        <translation>Per l’altra &amp;parte, quando tocca a lei</translation>
    </message>
</context>
<context>
    <name>zama::shell::MainWindow</name>
    <message>
        <source>This computer has no letters for %1. A font for it helps.</source>
        <translation>Questo computer non ha caratteri per %1. Serve un tipo di carattere che li abbia.</translation>
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
        <translation>nessuna</translation>
    </message>
    <message>
        <source>%1 Pages: %2.</source>
        <comment>what a part is good for, a number</comment>
        <translation>%1 Pagine: %2.</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Tutto</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Pages of: %1</source>
        <translation>Pagine di: %1</translation>
    </message>
</context>
<context>
    <name>zama::shell::PlayMenu</name>
    <message>
        <source>%1 are played by</source>
        <translation>Chi gioca: %1</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>D&amp;ice</source>
        <translation>Da&amp;di</translation>
    </message>
    <message>
        <source>Rolled by the &amp;program</source>
        <translation>&amp;Lanciati dal programma</translation>
    </message>
    <message>
        <source>&amp;Real dice, typed in</source>
        <translation>Dadi &amp;veri, inseriti a mano</translation>
    </message>
    <message>
        <source>&amp;Taking back</source>
        <translation>Ripe&amp;nsamenti</translation>
    </message>
    <message>
        <source>Until the last &amp;dice</source>
        <translation>Fino agli ultimi &amp;dadi</translation>
    </message>
    <message>
        <source>Within the &amp;step</source>
        <translation>Nella stessa &amp;fase</translation>
    </message>
    <message>
        <source>&amp;Freely</source>
        <translation>&amp;Liberi</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>Animazi&amp;one</translation>
    </message>
    <message>
        <source>&amp;Calm</source>
        <translation>&amp;Calma</translation>
    </message>
    <message>
        <source>&amp;Brisk</source>
        <translation>&amp;Svelta</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Nessuna</translation>
    </message>
</context>
<context>
    <name>zama::shell::PlayStrip</name>
    <message>
        <source>Side %1</source>
        <translation>Parte: %1</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Chi gioca: %1</translation>
    </message>
    <message>
        <source>Somebody at this screen</source>
        <translation>Qualcuno davanti a questo schermo</translation>
    </message>
    <message>
        <source>Does whatever is allowed</source>
        <translation>Fa quello che è consentito</translation>
    </message>
    <message>
        <source>Sees a good move when there is one</source>
        <translation>Vede una buona mossa quando c’è</translation>
    </message>
    <message>
        <source>Thinks the battle ahead</source>
        <translation>Pensa in anticipo la battaglia</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Rolled by the program</source>
        <translation>Lanciati dal programma</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Dadi veri, inseriti a mano</translation>
    </message>
    <message>
        <source>Orders may be taken back</source>
        <translation>Gli ordini si possono ritirare</translation>
    </message>
    <message>
        <source>How far orders may be taken back</source>
        <translation>Fin dove si possono ritirare gli ordini</translation>
    </message>
    <message>
        <source>Until dice are rolled</source>
        <translation>Finché non si lanciano dadi</translation>
    </message>
    <message>
        <source>Within the step</source>
        <translation>Nella stessa fase</translation>
    </message>
    <message>
        <source>As far as one likes</source>
        <translation>Fin dove si vuole</translation>
    </message>
    <message>
        <source>All of this can be changed during the battle.</source>
        <translation>Tutto questo si può cambiare durante la battaglia.</translation>
    </message>
    <message>
        <source>Beg&amp;in the battle</source>
        <translation>&amp;Inizia la battaglia</translation>
    </message>
    <message>
        <source>Begins the chosen battle</source>
        <translation>Inizia la battaglia scelta</translation>
    </message>
</context>
<context>
    <name>zama::shell::Playing</name>
    <message>
        <source>This battle is kept in %1.</source>
        <translation>Questa battaglia è conservata in %1.</translation>
    </message>
    <message>
        <source>Save the battle as</source>
        <translation>Salva la battaglia con nome</translation>
    </message>
    <message>
        <source>Battles under way (*%1)</source>
        <translation>Battaglie in corso (*%1)</translation>
    </message>
    <message>
        <source>Replace?</source>
        <translation>Sostituire?</translation>
    </message>
    <message>
        <source>Saved. The battle is kept in %1 from now on.</source>
        <translation>Salvato. Da ora la battaglia è conservata in %1.</translation>
    </message>
</context>
<context>
    <name>zama::shell::PrintDialog</name>
    <message>
        <source>%1 cannot be written: the pages could not be drawn.</source>
        <translation>Impossibile scrivere %1: non si sono potute disegnare le pagine.</translation>
    </message>
    <message>
        <source>All pages went to the printer “%1”.</source>
        <translation>Tutte le pagine sono state inviate alla stampante «%1».</translation>
    </message>
    <message>
        <source>Nothing is chosen yet. Tick what you would like to print.</source>
        <translation>Non hai ancora scelto nulla. Spunta quello che vuoi stampare.</translation>
    </message>
    <message>
        <source>Nobody is chosen. Tick a command and a type of unit whose soldiers you would like to print.</source>
        <translation>Non hai scelto nessuno. Spunta un corpo e un tipo di unità: si stampano i loro soldatini.</translation>
    </message>
    <message>
        <source>%1, about %2% ink</source>
        <comment>8 pages, a number</comment>
        <translation>%1, inchiostro: circa %2%</translation>
    </message>
    <message>
        <source>%1, the ink is being measured…</source>
        <comment>8 pages</comment>
        <translation>%1, calcolo dell’inchiostro…</translation>
    </message>
    <message>
        <source>Looking for printers…</source>
        <translation>Cerco le stampanti…</translation>
    </message>
    <message>
        <source>No printer is installed on this computer. Save a PDF file and print that elsewhere.</source>
        <translation>Su questo computer non c’è nessuna stampante. Salva un file PDF e stampalo altrove.</translation>
    </message>
    <message>
        <source>Choose a printer under “How”, or save a PDF file.</source>
        <translation>Scegli una stampante sotto «Come», o salva un file PDF.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>for the class</source>
        <comment>a file name</comment>
        <translation>per la classe</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a file: a battle, what is printed of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The check page went to the printer.</source>
        <translation>La pagina di controllo è stata inviata alla stampante.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Interrotto.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Che cosa</translation>
    </message>
    <message>
        <source>&amp;How</source>
        <translation>Co&amp;me</translation>
    </message>
    <message>
        <source>What is printed, and how</source>
        <translation>Che cosa si stampa, e come</translation>
    </message>
    <message>
        <source>How much it is</source>
        <translation>Quanto c’è da stampare</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Salva come PD&amp;F…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Stampa…</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>File PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>zama::shell::PrintLooks</name>
    <message>
        <source>As on the screen.</source>
        <translation>Come sullo schermo.</translation>
    </message>
    <message>
        <source>Nothing but lines: a class colours its soldiers itself.</source>
        <translation>Solo linee: la classe colora da sé i suoi soldatini.</translation>
    </message>
    <message>
        <source>Colours are only hinted at: at most an eighth of the paper is covered.</source>
        <translation>Appena un’idea di colore: si copre al massimo un ottavo della carta.</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Inchiostro</translation>
    </message>
    <message>
        <source>In &amp;colour</source>
        <translation>A c&amp;olori</translation>
    </message>
    <message>
        <source>&amp;Outlines, to colour in</source>
        <translation>Co&amp;ntorni, da colorare</translation>
    </message>
    <message>
        <source>&amp;Pale, saves ink</source>
        <translation>T&amp;enue, meno inchiostro</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>C&amp;arta</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
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
        <translation>Or&amp;ientamento</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientamento</translation>
    </message>
    <message>
        <source>Upright</source>
        <comment>paper</comment>
        <translation>Verticale</translation>
    </message>
    <message>
        <source>Sideways</source>
        <comment>paper</comment>
        <translation>Orizzontale</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Secon&amp;d language</source>
        <translation>Secon&amp;da lingua</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Seconda lingua</translation>
    </message>
    <message>
        <source>None</source>
        <comment>second language</comment>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Le&amp;ngths</source>
        <translation>L&amp;unghezze</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Lunghezze</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Pollici</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Centimetri</translation>
    </message>
</context>
<context>
    <name>zama::shell::PrinterBox</name>
    <message>
        <source>Not corrected: 100 mm are drawn as 100 mm.</source>
        <translation>Nessuna correzione: 100 mm sono disegnati come 100 mm.</translation>
    </message>
    <message>
        <source>Corrected: 100 mm came out as %1 mm across and %2 mm along.</source>
        <translation>Con correzione: 100 mm sono venuti %1 mm in orizzontale e %2 mm in verticale.</translation>
    </message>
    <message>
        <source>P&amp;rinter</source>
        <translation>Stam&amp;pante</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Stampante</translation>
    </message>
    <message>
        <source>Another one, from a PDF file</source>
        <translation>Un’altra, con un file PDF</translation>
    </message>
    <message>
        <source>One that prints a PDF file</source>
        <translation>Una che stampa un file PDF</translation>
    </message>
    <message>
        <source>How true to size it prints</source>
        <translation>Quanto è giusta la misura della stampa</translation>
    </message>
    <message>
        <source>&amp;True to size…</source>
        <translation>Misura &amp;vera…</translation>
    </message>
    <message>
        <source>Make it print true to size</source>
        <translation>Fai stampare in misura vera</translation>
    </message>
    <message>
        <source>Correct PDF &amp;files, too</source>
        <translation>Correggi anc&amp;he i file PDF</translation>
    </message>
    <message>
        <source>Correct PDF files, too</source>
        <translation>Correggi anche i file PDF</translation>
    </message>
    <message>
        <source>Only for files that will be printed on this very printer. Without it the lengths in a file are exact.</source>
        <translation>Solo per i file che si stamperanno proprio su questa stampante. Altrimenti le lunghezze nel file sono esatte.</translation>
    </message>
</context>
<context>
    <name>zama::shell::RecentList</name>
    <message>
        <source>Battles you have begun will stand here. Each is kept by itself, order by order.</source>
        <translation>Qui staranno le battaglie che hai cominciato. Ciascuna si conserva da sé, ordine per ordine.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contro %2</translation>
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
        <translation>Sposta nel cestino</translation>
    </message>
    <message>
        <source>Take it out of this list</source>
        <translation>Togli da questo elenco</translation>
    </message>
    <message>
        <source>Turn %1 · being played elsewhere</source>
        <translation>Turno %1 · in gioco altrove</translation>
    </message>
    <message>
        <source>Finished in turn %1 · %2</source>
        <translation>Finita nel turno %1 · %2</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Turno %1 · %2</translation>
    </message>
    <message>
        <source>Branched off in turn %1</source>
        <translation>Ripartita dal turno %1</translation>
    </message>
    <message>
        <source>Branched off in turn %1, %2: %3</source>
        <comment>turn, side, step</comment>
        <translation>Ripartita dal turno %1, %2: %3</translation>
    </message>
    <message>
        <source>Branched off in turn %1, %2</source>
        <comment>turn, step</comment>
        <translation>Ripartita dal turno %1, %2</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>oggi, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>ieri, %1</translation>
    </message>
</context>
<context>
    <name>zama::shell::ReportPage</name>
    <message>
        <source>Looking for printers…</source>
        <translation>Cerco le stampanti…</translation>
    </message>
    <message>
        <source>No printer is installed on this computer. Save a PDF file and print that elsewhere.</source>
        <translation>Su questo computer non c’è nessuna stampante. Salva un file PDF e stampalo altrove.</translation>
    </message>
    <message>
        <source>All pages went to the printer “%1”.</source>
        <translation>Tutte le pagine sono state inviate alla stampante «%1».</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>&amp;Torna al tavolo</translation>
    </message>
</context>
<context>
    <name>zama::shell::ScenarioMenus</name>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Scenario</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>&amp;Disponi</translation>
    </message>
    <message>
        <source>&amp;New scenario…</source>
        <translation>&amp;Nuovo scenario…</translation>
    </message>
    <message>
        <source>&amp;Change this battle</source>
        <translation>&amp;Modifica questa battaglia</translation>
    </message>
    <message>
        <source>&amp;From this position</source>
        <translation>Da &amp;questa posizione</translation>
    </message>
    <message>
        <source>&amp;Open in the editor…</source>
        <translation>&amp;Apri nell’editor…</translation>
    </message>
    <message>
        <source>&amp;Unsaved work</source>
        <translation>Lavoro n&amp;on salvato</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salva &amp;con nome…</translation>
    </message>
    <message>
        <source>&amp;Read the file again</source>
        <translation>&amp;Rileggi il file</translation>
    </message>
    <message>
        <source>&amp;Earlier versions</source>
        <translation>&amp;Versioni precedenti</translation>
    </message>
    <message>
        <source>C&amp;lose the editor</source>
        <translation>C&amp;hiudi l’editor</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Apri uno scenario</translation>
    </message>
    <message>
        <source>Scenarios (*%1);;All files (*)</source>
        <translation>Scenari (*%1);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>None yet: they are kept each time you save</source>
        <translation>Ancora nessuna: si conservano ogni volta che salvi</translation>
    </message>
    <message>
        <source>Battle without a title</source>
        <translation>Battaglia senza titolo</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title, date and time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>&amp;Riprendi</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>&amp;Butta via</translation>
    </message>
</context>
<context>
    <name>zama::shell::SoldierBox</name>
    <message>
        <source>%1%</source>
        <comment>a number</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>&amp;Whose soldiers</source>
        <translation>Quali sol&amp;datini</translation>
    </message>
    <message>
        <source>Their &amp;generals, too</source>
        <translation>Anche i &amp;generali</translation>
    </message>
    <message>
        <source>Their generals, too</source>
        <translation>Anche i generali</translation>
    </message>
    <message>
        <source>Spa&amp;re stands of each type</source>
        <translation>Basette di &amp;riserva per tipo</translation>
    </message>
    <message>
        <source>Spare stands of each type</source>
        <translation>Basette di riserva per tipo</translation>
    </message>
    <message>
        <source>Height of the &amp;figures</source>
        <translation>A&amp;ltezza delle miniature</translation>
    </message>
    <message>
        <source>Height of the figures</source>
        <translation>Altezza delle miniature</translation>
    </message>
    <message>
        <source>Only the figures grow. Bases stay as large as the rules need them.</source>
        <translation>Crescono solo le miniature. Le basi restano grandi quanto vogliono le regole.</translation>
    </message>
</context>
<context>
    <name>zama::shell::SoldierTree</name>
    <message>
        <source>Whose soldiers</source>
        <translation>Quali soldatini</translation>
    </message>
    <message>
        <source>Types of unit</source>
        <translation>Tipi di unità</translation>
    </message>
</context>
<context>
    <name>zama::shell::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
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
        <translation>Battaglie del mondo antico, combattute su un tavolo da tutta la classe.</translation>
    </message>
    <message>
        <source>The emblem of the program</source>
        <translation>L’emblema del programma</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>&amp;Riprendi</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Non ora</translation>
    </message>
    <message>
        <source>The battle stays in the list of recent battles.</source>
        <translation>La battaglia resta nell’elenco di quelle recenti.</translation>
    </message>
    <message>
        <source>A new battle</source>
        <translation>Una nuova battaglia</translation>
    </message>
    <message>
        <source>Go on with a battle</source>
        <translation>Riprendi una battaglia</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;Apri un file…</translation>
    </message>
    <message>
        <source>Opens a saved battle or a scenario that somebody gave you.</source>
        <translation>Apre una battaglia salvata o uno scenario che ti ha dato qualcuno.</translation>
    </message>
    <message>
        <source>Guided first battle</source>
        <translation>Prima battaglia guidata</translation>
    </message>
    <message>
        <source>Two minutes. A handful of units, every step explained, no rules to read first.</source>
        <translation>Due minuti. Poche unità, ogni passo spiegato, nessuna regola da leggere prima.</translation>
    </message>
    <message>
        <source>%1 · turns: %2</source>
        <translation>%1 · turni: %2</translation>
    </message>
    <message>
        <source>The &amp;whole battle: %1</source>
        <translation>&amp;Tutta la battaglia: %1</translation>
    </message>
    <message>
        <source>S&amp;hort, for one lesson: %1</source>
        <translation>&amp;Breve, per una lezione: %1</translation>
    </message>
    <message>
        <source>“%1” was interrupted in turn %2 (%3). Nothing is lost: you can go on where it was.</source>
        <translation>«%1» si è interrotta nel turno %2 (%3). Non è andato perso nulla: puoi riprendere da dov’era.</translation>
    </message>
</context>
<context>
    <name>zama::shell::TestBar</name>
    <message>
        <source>Play-test</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>A test: the scenario stays as it is, whatever happens here.</source>
        <translation>Una prova: lo scenario resta com’è, qualunque cosa succeda qui.</translation>
    </message>
    <message>
        <source>&amp;Keep this battle</source>
        <translation>&amp;Conserva questa battaglia</translation>
    </message>
    <message>
        <source>Back to the &amp;editor</source>
        <translation>&amp;Torna all’editor</translation>
    </message>
</context>
<context>
    <name>zama::shell::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>Color&amp;i</translation>
    </message>
    <message>
        <source>As on the des&amp;ktop</source>
        <translation>Come il &amp;desktop</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>C&amp;hiari</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Scuri</translation>
    </message>
    <message>
        <source>L&amp;engths</source>
        <translation>&amp;Lunghezze</translation>
    </message>
    <message>
        <source>&amp;Inches</source>
        <translation>&amp;Pollici</translation>
    </message>
    <message>
        <source>&amp;Centimetres</source>
        <translation>&amp;Centimetri</translation>
    </message>
    <message>
        <source>&amp;Size of text</source>
        <translation>Dimensione del te&amp;sto</translation>
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
        <translation>Per il &amp;proiettore</translation>
    </message>
</context>
<context>
    <name>zama::table::EventLogModel</name>
    <message>
        <source>Turn %1 – %2</source>
        <comment>turn, step</comment>
        <translation>Turno %1 – %2</translation>
    </message>
    <message>
        <source>Turn %1 – %2: %3</source>
        <comment>turn, side, step</comment>
        <translation>Turno %1 – %2: %3</translation>
    </message>
</context>
<context>
    <name>zama::table::RosterModel</name>
    <message>
        <source>eliminated</source>
        <translation>fuori combattimento</translation>
    </message>
    <message>
        <source>routed</source>
        <translation>in rotta</translation>
    </message>
    <message>
        <source>scared off</source>
        <translation>in fuga per spavento</translation>
    </message>
    <message>
        <source>ran off in a rampage</source>
        <translation>in fuga, imbizzarrito</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two parts of a list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>in melee</source>
        <translation>in mischia</translation>
    </message>
    <message>
        <source>has moved</source>
        <translation>ha mosso</translation>
    </message>
    <message>
        <source>has shot</source>
        <translation>ha tirato</translation>
    </message>
    <message>
        <source>has charged</source>
        <translation>ha caricato</translation>
    </message>
    <message>
        <source>has fallen</source>
        <translation>è fra i caduti</translation>
    </message>
    <message>
        <source>can still act</source>
        <translation>può ancora agire</translation>
    </message>
    <message>
        <source>%1: nothing</source>
        <comment>a column of the list</comment>
        <translation>%1: niente</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Basette</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Da fare</translation>
    </message>
    <message>
        <source>its general has fallen</source>
        <translation>senza più generale</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its general</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>stands left and at full strength</comment>
        <translation>%1 su %2</translation>
    </message>
</context>
<context>
    <name>zama::table::TableView</name>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>The battlefield with all units and generals. Space does the next thing, N and P pick units, arrow keys steer who is picked, Enter orders it, Escape drops it.</source>
        <translation>Il campo di battaglia con tutte le unità e i generali. Spazio fa la prossima cosa, N e P scelgono le unità, le frecce guidano chi è scelto, Invio dà l’ordine, Esc lo lascia.</translation>
    </message>
</context>
</TS>
