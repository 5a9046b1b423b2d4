#include "core/text/issue_text.h"

#include "core/text/translate_noop.h"

#include <algorithm>
#include <array>

namespace zama {
namespace {

// clang-format off
constexpr std::array kTexts{
    IssueText{"art.base64", QT_TRANSLATE_NOOP("Issue", "The picture %1 is damaged: its data are not base64. Import the picture again.")},
    IssueText{"art.media_type", QT_TRANSLATE_NOOP("Issue", "The picture %1 is of the kind %2; only image/svg+xml and image/png can travel in a scenario.")},
    IssueText{"art.size", QT_TRANSLATE_NOOP("Issue", "The picture %1 is too large: %2 characters of base64, at most %3 are allowed. Make it smaller and import it again.")},
    IssueText{"art.total", QT_TRANSLATE_NOOP("Issue", "All pictures together are too large: %1 characters of base64, at most %2 are allowed. Remove or shrink some.")},
    IssueText{"colour.format", QT_TRANSLATE_NOOP("Issue", "%1: “%2” is no colour. Write a colour as # and six digits or letters from a to f, such as #b23f2d.")},
    IssueText{"contact.unlinked", QT_TRANSLATE_NOOP("Issue", "%1 touches its enemy %2 but the two are not engaged. Move one of them, or add the engagement to the starting moment.")},
    IssueText{"dice.limit", QT_TRANSLATE_NOOP("Issue", "%1 with its side's generals could need %2 dice in one roll; at most %3 are possible. Give it fewer stands or the generals fewer extra dice.")},
    IssueText{"encoding.invalid", QT_TRANSLATE_NOOP("Issue", "This is not UTF-8 text: the byte %1 does not belong here. Open the file in the editor it came from and save it with the encoding UTF-8.")},
    IssueText{"encoding.nul", QT_TRANSLATE_NOOP("Issue", "There is a NUL character here, so this is no text file or a damaged one. Restore it from a copy.")},
    IssueText{"encoding.second_mark", QT_TRANSLATE_NOOP("Issue", "The file begins with two byte order marks. Save it again as UTF-8.")},
    IssueText{"encoding.utf16", QT_TRANSLATE_NOOP("Issue", "This file is UTF-16 or UTF-32 text (some Windows editors call it “Unicode”). Save it with the encoding UTF-8.")},
    IssueText{"engagement.far", QT_TRANSLATE_NOOP("Issue", "%1 and %2 are engaged but stand more than %3 inches apart. Is that meant?")},
    IssueText{"engagement.gone", QT_TRANSLATE_NOOP("Issue", "%1 is engaged but has no stands left. Remove the engagement or give the unit a strength.")},
    IssueText{"engagement.routs", QT_TRANSLATE_NOOP("Issue", "%1 cannot be engaged: its type routs when an enemy reaches it. Remove the engagement.")},
    IssueText{"engagement.same_side", QT_TRANSLATE_NOOP("Issue", "%1 and %2 are on the same side and cannot be engaged with each other.")},
    IssueText{"engagement.self", QT_TRANSLATE_NOOP("Issue", "%1 cannot be engaged with itself.")},
    IssueText{"engagement.twice", QT_TRANSLATE_NOOP("Issue", "The engagement of %1 and %2 is listed twice. Remove one of the two lines.")},
    IssueText{"file.denied", QT_TRANSLATE_NOOP("Issue", "You are not allowed to read %1. Ask whoever owns the file, or copy it to your own folder.")},
    IssueText{"file.directory", QT_TRANSLATE_NOOP("Issue", "%1 is a folder, not a file. Choose a file inside it.")},
    IssueText{"file.loop", QT_TRANSLATE_NOOP("Issue", "%1 is a link that leads back to itself.")},
    IssueText{"file.more_issues", QT_TRANSLATE_NOOP("Issue", "There are %1 more problems that are not listed. Mend these first.")},
    IssueText{"file.not_found", QT_TRANSLATE_NOOP("Issue", "There is no file %1.")},
    IssueText{"file.special", QT_TRANSLATE_NOOP("Issue", "%1 is a device, pipe or socket, not an ordinary file.")},
    IssueText{"file.too_large", QT_TRANSLATE_NOOP("Issue", "%1 is too large: at most %2 bytes are read.")},
    IssueText{"file.unreadable", QT_TRANSLATE_NOOP("Issue", "%1 cannot be read: %2.")},
    IssueText{"fix.art_remove", QT_TRANSLATE_NOOP("Issue", "Remove the picture %1.")},
    IssueText{"fix.colour", QT_TRANSLATE_NOOP("Issue", "Take the colour %1.")},
    IssueText{"fix.colour_remove", QT_TRANSLATE_NOOP("Issue", "Leave this part in its usual colour.")},
    IssueText{"fix.detach", QT_TRANSLATE_NOOP("Issue", "Let %1 stand alone.")},
    IssueText{"fix.disengage", QT_TRANSLATE_NOOP("Issue", "Remove this engagement.")},
    IssueText{"fix.elephant", QT_TRANSLATE_NOOP("Issue", "Give %1 the rules of elephants.")},
    IssueText{"fix.engage", QT_TRANSLATE_NOOP("Issue", "Begin the battle with %1 and %2 engaged.")},
    IssueText{"fix.extra_stands", QT_TRANSLATE_NOOP("Issue", "Let every general of this side count as one extra stand at most.")},
    IssueText{"fix.facing", QT_TRANSLATE_NOOP("Issue", "Turn %1 to the same direction within the circle.")},
    IssueText{"fix.front_line", QT_TRANSLATE_NOOP("Issue", "Move %1 into the front line.")},
    IssueText{"fix.full_strength", QT_TRANSLATE_NOOP("Issue", "Let %1 begin at full strength.")},
    IssueText{"fix.ground", QT_TRANSLATE_NOOP("Issue", "Take the plain ground.")},
    IssueText{"fix.id", QT_TRANSLATE_NOOP("Issue", "Give it the id “%1”.")},
    IssueText{"fix.into_zone", QT_TRANSLATE_NOOP("Issue", "Move %1 into its deployment zone.")},
    IssueText{"fix.language", QT_TRANSLATE_NOOP("Issue", "Make it the language “%1”.")},
    IssueText{"fix.melee_number", QT_TRANSLATE_NOOP("Issue", "Give %1 the same hit number for all melee.")},
    IssueText{"fix.mirror", QT_TRANSLATE_NOOP("Issue", "Give the other side a mirror image of %1.")},
    IssueText{"fix.name", QT_TRANSLATE_NOOP("Issue", "Call it “%1”.")},
    IssueText{"fix.new_type", QT_TRANSLATE_NOOP("Issue", "Add a unit type “%1”.")},
    IssueText{"fix.no_elephant", QT_TRANSLATE_NOOP("Issue", "Make %1 a type of another class.")},
    IssueText{"fix.no_melee_number", QT_TRANSLATE_NOOP("Issue", "Leave out the melee hit number of %1.")},
    IssueText{"fix.not_fallen", QT_TRANSLATE_NOOP("Issue", "Let %1 be alive.")},
    IssueText{"fix.number", QT_TRANSLATE_NOOP("Issue", "Set “%1” to %2.")},
    IssueText{"fix.one_chief", QT_TRANSLATE_NOOP("Issue", "Keep only %1 as commander-in-chief.")},
    IssueText{"fix.one_general", QT_TRANSLATE_NOOP("Issue", "Allow only one general in a unit.")},
    IssueText{"fix.one_stand", QT_TRANSLATE_NOOP("Issue", "Make %1 a single stand.")},
    IssueText{"fix.onto_table", QT_TRANSLATE_NOOP("Issue", "Move %1 onto the table.")},
    IssueText{"fix.pattern", QT_TRANSLATE_NOOP("Issue", "Take the pattern “%1”.")},
    IssueText{"fix.sequence", QT_TRANSLATE_NOOP("Issue", "Take the usual sequence of play.")},
    IssueText{"fix.shift", QT_TRANSLATE_NOOP("Issue", "Move %1 to the nearest free place.")},
    IssueText{"fix.side_full", QT_TRANSLATE_NOOP("Issue", "Let all units of %1 begin at full strength.")},
    IssueText{"fix.side_order", QT_TRANSLATE_NOOP("Issue", "List %1 first among the sides.")},
    IssueText{"fix.sides_drop", QT_TRANSLATE_NOOP("Issue", "Keep only the first two sides.")},
    IssueText{"fix.stands", QT_TRANSLATE_NOOP("Issue", "Set the number of stands of %1 to %2.")},
    IssueText{"fix.stands_swap", QT_TRANSLATE_NOOP("Issue", "Swap the two numbers of stands.")},
    IssueText{"fix.step_side", QT_TRANSLATE_NOOP("Issue", "Make this a step of both sides.")},
    IssueText{"fix.strength", QT_TRANSLATE_NOOP("Issue", "Set the strength of %1 to %2.")},
    IssueText{"fix.text_clean", QT_TRANSLATE_NOOP("Issue", "Take the invisible characters out.")},
    IssueText{"fix.text_first", QT_TRANSLATE_NOOP("Issue", "Keep the first of the two texts.")},
    IssueText{"fix.text_remove", QT_TRANSLATE_NOOP("Issue", "Remove the text for the language “%1”.")},
    IssueText{"fix.text_second", QT_TRANSLATE_NOOP("Issue", "Keep the second of the two texts.")},
    IssueText{"fix.two_stands", QT_TRANSLATE_NOOP("Issue", "Let units of %1 have two stands at least.")},
    IssueText{"fix.type", QT_TRANSLATE_NOOP("Issue", "Make it a unit of the type “%1”.")},
    IssueText{"fix.type_stands", QT_TRANSLATE_NOOP("Issue", "Widen the limits of the type %1 to a number of stands of %2.")},
    IssueText{"fix.victory", QT_TRANSLATE_NOOP("Issue", "Swap the two numbers.")},
    IssueText{"fix.zone_cut", QT_TRANSLATE_NOOP("Issue", "Cut the zone of %1 to the table.")},
    IssueText{"fix.zone_turn", QT_TRANSLATE_NOOP("Issue", "Turn the zone of %1 the right way round.")},
    IssueText{"fix.zones", QT_TRANSLATE_NOOP("Issue", "Give both sides the usual zones.")},
    IssueText{"format.missing", QT_TRANSLATE_NOOP("Issue", "This is no scenario of ours: the key “format” with the value “zama-scenario” is missing.")},
    IssueText{"format.not_object", QT_TRANSLATE_NOOP("Issue", "This is no scenario: the file must be one JSON object, beginning with { and ending with }.")},
    IssueText{"format.other", QT_TRANSLATE_NOOP("Issue", "This is no scenario: its format is %1, not “zama-scenario”.")},
    IssueText{"front_line", QT_TRANSLATE_NOOP("Issue", "%1 should stand in the front line of its side (%2); the foremost unit is %3. Skirmishers and elephants belong in front.")},
    IssueText{"general.crowded", QT_TRANSLATE_NOOP("Issue", "%1 is attached to %2, but %3 already leads that unit. A unit has one general; attach him elsewhere or set generals_per_unit to any.")},
    IssueText{"general.enemy_unit", QT_TRANSLATE_NOOP("Issue", "%1 is attached to %2, which belongs to the enemy. Choose a unit of his own side.")},
    IssueText{"general.fallen", QT_TRANSLATE_NOOP("Issue", "%1 has fallen and cannot be attached to %2. Remove one of the two.")},
    IssueText{"general.forbidden", QT_TRANSLATE_NOOP("Issue", "%1 is attached to %2, but generals may not join units of the type %3.")},
    IssueText{"general.gone_unit", QT_TRANSLATE_NOOP("Issue", "%1 is attached to %2, which has no stands left.")},
    IssueText{"general.off_table", QT_TRANSLATE_NOOP("Issue", "%1 is not on the table, which is %2 by %3 inches.")},
    IssueText{"general.other_command", QT_TRANSLATE_NOOP("Issue", "%1 is attached to %2 of another command, but in this scenario generals join their own command only.")},
    IssueText{"ground.unknown", QT_TRANSLATE_NOOP("Issue", "The ground “%1” is unknown; plain ground is shown. Write plain.")},
    IssueText{"id.combining", QT_TRANSLATE_NOOP("Issue", "The id “%1” has accents that are characters of their own; another id may look the same. Retype it, best without accents.")},
    IssueText{"id.control", QT_TRANSLATE_NOOP("Issue", "The id “%1” has an invisible control character in it. Retype it.")},
    IssueText{"id.duplicate", QT_TRANSLATE_NOOP("Issue", "The id “%1” is used twice. Give one of the two another id.")},
    IssueText{"id.empty", QT_TRANSLATE_NOOP("Issue", "There is an empty id at %1. Give it a short name of its own.")},
    IssueText{"id.long", QT_TRANSLATE_NOOP("Issue", "The id “%1...” is too long: at most %2 bytes.")},
    IssueText{"id.spaces", QT_TRANSLATE_NOOP("Issue", "The id “%1” begins or ends with a blank, which nobody will see. Remove it.")},
    IssueText{"journal.cursor", QT_TRANSLATE_NOOP("Issue", "The cursor must be a whole number from 0 to %1, the number of entries.")},
    IssueText{"journal.damaged", QT_TRANSLATE_NOOP("Issue", "The file is damaged from here on: %1 whole entries before this place were kept. What came later is lost.")},
    IssueText{"journal.differs", QT_TRANSLATE_NOOP("Issue", "Entry %1 does not come out as the file says. The battle can be trusted up to the entry before it.")},
    IssueText{"journal.entries", QT_TRANSLATE_NOOP("Issue", "The list of “entries” is missing, so there is no battle to play.")},
    IssueText{"journal.format", QT_TRANSLATE_NOOP("Issue", "This is no journal of a battle: its key “format” is not “zama-game”.")},
    IssueText{"journal.hash", QT_TRANSLATE_NOOP("Issue", "%1 is no state hash: 16 digits and letters from a to f are wanted.")},
    IssueText{"journal.newer", QT_TRANSLATE_NOOP("Issue", "This journal has version %1; this program reads versions up to %2. Open it with a newer Zama.")},
    IssueText{"journal.newer_rules", QT_TRANSLATE_NOOP("Issue", "This battle was played by rules of version %1; this program knows them up to %2. Open it with a newer Zama.")},
    IssueText{"journal.not_object", QT_TRANSLATE_NOOP("Issue", "This is no journal: the file must be one JSON object, beginning with { and ending with }.")},
    IssueText{"journal.older_rules", QT_TRANSLATE_NOOP("Issue", "This battle was played by rules of version %1 and is played again by version %2. It may come out otherwise.")},
    IssueText{"journal.scenario", QT_TRANSLATE_NOOP("Issue", "The “scenario” of the battle is missing, so it cannot be played.")},
    IssueText{"journal.seed", QT_TRANSLATE_NOOP("Issue", "The “seed” must be a whole number from 0 to 18446744073709551615, in quotation marks.")},
    IssueText{"journal.unknown_key", QT_TRANSLATE_NOOP("Issue", "The key “%1” means nothing to this program and will not be kept.")},
    IssueText{"journal.version", QT_TRANSLATE_NOOP("Issue", "The key “%1” must be a whole number from 1 to %2.")},
    IssueText{"json.comment", QT_TRANSLATE_NOOP("Issue", "Comments are not allowed in JSON. Put remarks into the key “notes”.")},
    IssueText{"json.control_in_text", QT_TRANSLATE_NOOP("Issue", "The text %1 contains a line break or control character. Write \\n for a new line and close the text with a quotation mark.")},
    IssueText{"json.decimal_comma", QT_TRANSLATE_NOOP("Issue", "Decimals need a point, not a comma: write 7.5, not 7,5.")},
    IssueText{"json.duplicate_key", QT_TRANSLATE_NOOP("Issue", "The key “%1” stands here for the second time; the first is in line %2, column %3. Remove one of the two.")},
    IssueText{"json.empty", QT_TRANSLATE_NOOP("Issue", "The file is empty.")},
    IssueText{"json.escape", QT_TRANSLATE_NOOP("Issue", "In the text %1 a backslash is followed by something JSON does not know. Write \\\\ for a backslash.")},
    IssueText{"json.missing_key", QT_TRANSLATE_NOOP("Issue", "%1: the key “%2” is missing.")},
    IssueText{"json.number", QT_TRANSLATE_NOOP("Issue", "%1 is not how JSON writes numbers. Write digits with a point for decimals, such as 7, 0.5 or -2.25.")},
    IssueText{"json.quotes", QT_TRANSLATE_NOOP("Issue", "%1: texts and keys need straight double quotation marks (\").")},
    IssueText{"json.separator", QT_TRANSLATE_NOOP("Issue", "A comma or colon is missing before %1.")},
    IssueText{"json.trailing", QT_TRANSLATE_NOOP("Issue", "The scenario is complete, but something follows it: %1. Remove what comes after the last }.")},
    IssueText{"json.trailing_comma", QT_TRANSLATE_NOOP("Issue", "There is a comma too many before %1. Remove it, or add what is missing.")},
    IssueText{"json.truncated", QT_TRANSLATE_NOOP("Issue", "The file ends too early: a closing bracket is missing, or the file was not copied completely.")},
    IssueText{"json.unclosed_text", QT_TRANSLATE_NOOP("Issue", "The text that begins here has no closing quotation mark: %1.")},
    IssueText{"json.unexpected", QT_TRANSLATE_NOOP("Issue", "%1 cannot stand here.")},
    IssueText{"json.want_angle", QT_TRANSLATE_NOOP("Issue", "%1: “%2” must be an angle in degrees, such as 180; it is %3.")},
    IssueText{"json.want_length", QT_TRANSLATE_NOOP("Issue", "%1: “%2” must be a length in inches, such as 20.75; it is %3.")},
    IssueText{"json.want_list", QT_TRANSLATE_NOOP("Issue", "%1: “%2” must be a list in square brackets; it is %3.")},
    IssueText{"json.want_object", QT_TRANSLATE_NOOP("Issue", "%1: “%2” must be an object in curly brackets; it is %3.")},
    IssueText{"json.want_six_fates", QT_TRANSLATE_NOOP("Issue", "%1: “%2” must name what each of the six faces of the control die does, beginning with 1.")},
    IssueText{"json.want_switch", QT_TRANSLATE_NOOP("Issue", "%1: “%2” must be true or false; it is %3.")},
    IssueText{"json.want_text", QT_TRANSLATE_NOOP("Issue", "%1: “%2” must be a text in quotation marks; it is %3.")},
    IssueText{"json.want_texts", QT_TRANSLATE_NOOP("Issue", "%1: “%2” must give a text for each language, such as {\"en\": \"Zama\"}; it is %3.")},
    IssueText{"json.want_whole", QT_TRANSLATE_NOOP("Issue", "%1: “%2” must be a whole number; it is %3.")},
    IssueText{"json.want_word", QT_TRANSLATE_NOOP("Issue", "%1: “%2” cannot be %3. Choose one of: %4.")},
    IssueText{"json.web_page", QT_TRANSLATE_NOOP("Issue", "This is a web page or XML, not a scenario. Download the file itself, not the page that shows it.")},
    IssueText{"json.word", QT_TRANSLATE_NOOP("Issue", "%1 cannot stand here without quotation marks. Only true, false and null can, in small letters.")},
    IssueText{"limit.art", QT_TRANSLATE_NOOP("Issue", "There are too many pictures: %1, at most %2 are allowed.")},
    IssueText{"limit.commands", QT_TRANSLATE_NOOP("Issue", "There are too many commands: %1, at most %2 are allowed.")},
    IssueText{"limit.depth", QT_TRANSLATE_NOOP("Issue", "The brackets are nested too deeply: at most %1 levels are allowed. This is hardly a scenario.")},
    IssueText{"limit.engagements", QT_TRANSLATE_NOOP("Issue", "There are too many engagements: %1, at most %2 are allowed.")},
    IssueText{"limit.generals", QT_TRANSLATE_NOOP("Issue", "There are too many generals: %1, at most %2 are allowed.")},
    IssueText{"limit.types", QT_TRANSLATE_NOOP("Issue", "There are too many unit types: %1, at most %2 are allowed.")},
    IssueText{"limit.units", QT_TRANSLATE_NOOP("Issue", "There are too many units: %1, at most %2 are allowed.")},
    IssueText{"limit.values", QT_TRANSLATE_NOOP("Issue", "The file holds too much: at most %1 values are read. This is far more than any table can take.")},
    IssueText{"livery.pattern", QT_TRANSLATE_NOOP("Issue", "%1: there is no pattern “%2”. Choose plain, stripes, dots or checks.")},
    IssueText{"livery.same", QT_TRANSLATE_NOOP("Issue", "%1 and %2 have the same colour and pattern; nobody could tell them apart. Change one of the two.")},
    IssueText{"number.angle", QT_TRANSLATE_NOOP("Issue", "%1: “%2” is %3, but a facing is from -360 to 360 degrees, clockwise from the top of the table.")},
    IssueText{"number.huge", QT_TRANSLATE_NOOP("Issue", "The number %1... is far too large.")},
    IssueText{"number.hundredths", QT_TRANSLATE_NOOP("Issue", "%1: “%2” is %3, but angles have at most two decimals.")},
    IssueText{"number.mils", QT_TRANSLATE_NOOP("Issue", "%1: “%2” is %3, but lengths have at most three decimals (thousandths of an inch).")},
    IssueText{"number.range", QT_TRANSLATE_NOOP("Issue", "%1: “%2” is %3, which is far too large.")},
    IssueText{"number.whole", QT_TRANSLATE_NOOP("Issue", "%1: “%2” is %3, but only whole numbers make sense here.")},
    IssueText{"order.hundredths", QT_TRANSLATE_NOOP("Issue", "%1 degrees: angles go to hundredths of a degree, no finer.")},
    IssueText{"order.many_dice", QT_TRANSLATE_NOOP("Issue", "One roll has at most %1 dice.")},
    IssueText{"order.many_manoeuvres", QT_TRANSLATE_NOOP("Issue", "A path has at most %1 manoeuvres.")},
    IssueText{"order.mils", QT_TRANSLATE_NOOP("Issue", "%1 inches: lengths go to thousandths of an inch, no finer.")},
    IssueText{"order.missing_key", QT_TRANSLATE_NOOP("Issue", "The key “%1” is missing.")},
    IssueText{"order.one_manoeuvre", QT_TRANSLATE_NOOP("Issue", "%1: every part of a path is one manoeuvre, such as {\"straight\": 6}.")},
    IssueText{"order.range", QT_TRANSLATE_NOOP("Issue", "%1 is out of all bounds.")},
    IssueText{"order.target_or_shares", QT_TRANSLATE_NOOP("Issue", "Say either “target” or “shares”: whom the unit fights with all its dice, or how it shares them out.")},
    IssueText{"order.to_or_join", QT_TRANSLATE_NOOP("Issue", "Say either “to” or “join”: the place the general goes to, or the unit he joins.")},
    IssueText{"order.too_long", QT_TRANSLATE_NOOP("Issue", "This line is too long for an order: at most %1 bytes are read.")},
    IssueText{"order.unknown_command", QT_TRANSLATE_NOOP("Issue", "The scenario has no command “%1”.")},
    IssueText{"order.unknown_general", QT_TRANSLATE_NOOP("Issue", "The scenario has no general “%1”.")},
    IssueText{"order.unknown_key", QT_TRANSLATE_NOOP("Issue", "The key “%1” has no meaning here. There are: %2.")},
    IssueText{"order.unknown_side", QT_TRANSLATE_NOOP("Issue", "The scenario has no side “%1”.")},
    IssueText{"order.unknown_unit", QT_TRANSLATE_NOOP("Issue", "The scenario has no unit “%1”.")},
    IssueText{"order.want_list", QT_TRANSLATE_NOOP("Issue", "%1 stands where a list in [ ] is wanted.")},
    IssueText{"order.want_null", QT_TRANSLATE_NOOP("Issue", "%1 stands where null is wanted.")},
    IssueText{"order.want_number", QT_TRANSLATE_NOOP("Issue", "%1 stands where a number is wanted.")},
    IssueText{"order.want_object", QT_TRANSLATE_NOOP("Issue", "%1 stands where an object in { } is wanted.")},
    IssueText{"order.want_point", QT_TRANSLATE_NOOP("Issue", "%1 stands where a place [x, y] in inches is wanted.")},
    IssueText{"order.want_switch", QT_TRANSLATE_NOOP("Issue", "%1 stands where true or false is wanted.")},
    IssueText{"order.want_text", QT_TRANSLATE_NOOP("Issue", "%1 stands where a text in quotation marks is wanted.")},
    IssueText{"order.want_true", QT_TRANSLATE_NOOP("Issue", "%1 stands where only true has a meaning.")},
    IssueText{"order.want_word", QT_TRANSLATE_NOOP("Issue", "%1 is not known here. There are: %2.")},
    IssueText{"order.whole", QT_TRANSLATE_NOOP("Issue", "%1 stands where a whole number is wanted.")},
    IssueText{"range.facing", QT_TRANSLATE_NOOP("Issue", "%1: its facing must be from 0 to below 360 degrees.")},
    IssueText{"range.length", QT_TRANSLATE_NOOP("Issue", "%1: “%2” is %3 inches; it must be from %4 to %5.")},
    IssueText{"range.number", QT_TRANSLATE_NOOP("Issue", "%1: “%2” is %3; it must be from %4 to %5.")},
    IssueText{"ref.side", QT_TRANSLATE_NOOP("Issue", "The sequence of play names the side “%1”, which does not exist.")},
    IssueText{"ref.type", QT_TRANSLATE_NOOP("Issue", "%1 is of the type “%2”, which does not exist. Add the type or choose another.")},
    IssueText{"ref.unit", QT_TRANSLATE_NOOP("Issue", "%1 is joined to the unit “%2”, which does not exist.")},
    IssueText{"save.denied", QT_TRANSLATE_NOOP("Issue", "%1 cannot be saved: you may not write there. Save it in another folder.")},
    IssueText{"save.failed", QT_TRANSLATE_NOOP("Issue", "%1 cannot be saved: %2. The old file is unchanged.")},
    IssueText{"save.no_folder", QT_TRANSLATE_NOOP("Issue", "%1 cannot be saved: the folder does not exist.")},
    IssueText{"save.no_space", QT_TRANSLATE_NOOP("Issue", "%1 cannot be saved: the disk is full. The old file is unchanged; save elsewhere or make room.")},
    IssueText{"save.not_a_file", QT_TRANSLATE_NOOP("Issue", "%1 cannot be saved: that name belongs to a folder or device. Choose another name.")},
    IssueText{"sequence.missing_step", QT_TRANSLATE_NOOP("Issue", "The sequence of play lacks the step “%1”.")},
    IssueText{"sequence.order", QT_TRANSLATE_NOOP("Issue", "In the sequence of play the charge must come before the melee.")},
    IssueText{"sequence.repeated_step", QT_TRANSLATE_NOOP("Issue", "The sequence of play has the step “%1” more than once.")},
    IssueText{"sequence.side_extra", QT_TRANSLATE_NOOP("Issue", "The step “%1” belongs to both sides; remove its side.")},
    IssueText{"sequence.side_missing", QT_TRANSLATE_NOOP("Issue", "The step “%1” needs a side.")},
    IssueText{"sequence.side_order", QT_TRANSLATE_NOOP("Issue", "The sequence of play begins with %1, but %2 is listed first among the sides. Swap the two sides.")},
    IssueText{"side.chiefs", QT_TRANSLATE_NOOP("Issue", "%1 has %2 commanders-in-chief; one is usual.")},
    IssueText{"side.no_units", QT_TRANSLATE_NOOP("Issue", "%1 has no units. Give it at least one.")},
    IssueText{"side.no_units_left", QT_TRANSLATE_NOOP("Issue", "%1 has no units left at the start, so the battle is over before it begins.")},
    IssueText{"sides.count", QT_TRANSLATE_NOOP("Issue", "A battle has exactly two sides; this file has %1.")},
    IssueText{"table.cells", QT_TRANSLATE_NOOP("Issue", "This line has %1 cells, but the first line names only %2 columns.")},
    IssueText{"table.column", QT_TRANSLATE_NOOP("Issue", "The column “%1” is unknown and was left out. There are: %2.")},
    IssueText{"table.column_twice", QT_TRANSLATE_NOOP("Issue", "The column “%1” is there twice. Remove one of the two.")},
    IssueText{"table.command_missing", QT_TRANSLATE_NOOP("Issue", "%1 needs a command. Write one into the column “command”.")},
    IssueText{"table.empty", QT_TRANSLATE_NOOP("Issue", "There is no table here. Copy the lines of a spreadsheet together with the line of column names.")},
    IssueText{"table.general", QT_TRANSLATE_NOOP("Issue", "“%1” is the id of a general, so no unit can have it. Choose another.")},
    IssueText{"table.header", QT_TRANSLATE_NOOP("Issue", "The first line must name the columns. There are: %1.")},
    IssueText{"table.id", QT_TRANSLATE_NOOP("Issue", "“%1” cannot be an id: ids are up to 64 bytes long and have no control characters, no accents typed by themselves and no blanks at the ends.")},
    IssueText{"table.limit", QT_TRANSLATE_NOOP("Issue", "There are too many units: a battle can have %1.")},
    IssueText{"table.limit_commands", QT_TRANSLATE_NOOP("Issue", "There are too many commands: a battle can have %1.")},
    IssueText{"table.number", QT_TRANSLATE_NOOP("Issue", "“%1” is no number.")},
    IssueText{"table.quote", QT_TRANSLATE_NOOP("Issue", "A quotation mark opens here and is never closed.")},
    IssueText{"table.range", QT_TRANSLATE_NOOP("Issue", "%1 is out of range; it must be from %2 to %3.")},
    IssueText{"table.side", QT_TRANSLATE_NOOP("Issue", "There is no side “%1”. There are: %2.")},
    IssueText{"table.side_missing", QT_TRANSLATE_NOOP("Issue", "The new command “%1” needs a side. Write one into the column “side”.")},
    IssueText{"table.text", QT_TRANSLATE_NOOP("Issue", "This text has an invisible control character in it, or is too long. Retype it.")},
    IssueText{"table.type", QT_TRANSLATE_NOOP("Issue", "There is no unit type “%1”. There are: %2.")},
    IssueText{"table.type_missing", QT_TRANSLATE_NOOP("Issue", "The new unit %1 needs a type. Write one into the column “type”.")},
    IssueText{"table.unit_twice", QT_TRANSLATE_NOOP("Issue", "The unit %1 is there twice. Remove one of the two lines.")},
    IssueText{"text.control", QT_TRANSLATE_NOOP("Issue", "This text has an invisible control character in it. Retype it.")},
    IssueText{"text.language", QT_TRANSLATE_NOOP("Issue", "“%1” is no language tag. Write en, fr, de, pt-BR and the like.")},
    IssueText{"text.language_twice", QT_TRANSLATE_NOOP("Issue", "There are two texts for the language “%1”. Remove one.")},
    IssueText{"text.long", QT_TRANSLATE_NOOP("Issue", "This text is too long: at most %1 bytes in one language.")},
    IssueText{"text.missing", QT_TRANSLATE_NOOP("Issue", "%1 has no name or title that people can read.")},
    IssueText{"type.elephant_formation", QT_TRANSLATE_NOOP("Issue", "%1 has elephant rules, so its formation must be a single stand.")},
    IssueText{"type.elephant_melee", QT_TRANSLATE_NOOP("Issue", "%1 has elephant rules, so its melee hit number is not used.")},
    IssueText{"type.elephant_table", QT_TRANSLATE_NOOP("Issue", "%1 is of the class elephants but has no elephant rules; it will fight like any other unit.")},
    IssueText{"type.hit_after_charge", QT_TRANSLATE_NOOP("Issue", "%1 has a hit number after a charge but none for melee, so it rolls no dice.")},
    IssueText{"type.last_stand", QT_TRANSLATE_NOOP("Issue", "%1: units of several stands need at least two, because a last stand is removed at once.")},
    IssueText{"type.no_melee", QT_TRANSLATE_NOOP("Issue", "%1 may not fight in melee, so its melee hit number is not used.")},
    IssueText{"type.single_stand", QT_TRANSLATE_NOOP("Issue", "%1 is a single stand, so its fewest and most stands must both be 1.")},
    IssueText{"type.stands_range", QT_TRANSLATE_NOOP("Issue", "%1: the fewest stands (%2) are more than the most (%3).")},
    IssueText{"unit.off_table", QT_TRANSLATE_NOOP("Issue", "%1 is not wholly on the table, which is %2 by %3 inches. Move it.")},
    IssueText{"unit.outside_zone", QT_TRANSLATE_NOOP("Issue", "%1 begins outside its side's deployment zone. Move it into the zone or make the zone larger, unless an ambush is meant.")},
    IssueText{"unit.overlap", QT_TRANSLATE_NOOP("Issue", "%1 overlaps %2. Move one of them.")},
    IssueText{"unit.stands", QT_TRANSLATE_NOOP("Issue", "The number of stands of %1 is %2; units of the type %5 may have from %3 to %4.")},
    IssueText{"unit.strength", QT_TRANSLATE_NOOP("Issue", "%1 has a strength of %2; it must be from 0 (gone) to %3, its number of stands.")},
    IssueText{"unit.strength_one", QT_TRANSLATE_NOOP("Issue", "%1 cannot begin with one stand left: a last stand is removed at once. Set its strength to 0 or at least 2.")},
    IssueText{"unknown.key", QT_TRANSLATE_NOOP("Issue", "%1: the key “%2” is unknown. It is kept but has no effect.")},
    IssueText{"unknown.key_like", QT_TRANSLATE_NOOP("Issue", "%1: the key “%2” is unknown; did you mean “%3”? It is kept but has no effect.")},
    IssueText{"version.migrated", QT_TRANSLATE_NOOP("Issue", "This file has the older version %1 of the format and was read as version %2; saving it after a change writes the new version.")},
    IssueText{"version.missing", QT_TRANSLATE_NOOP("Issue", "The key “version” is missing; this program writes version %1.")},
    IssueText{"version.newer", QT_TRANSLATE_NOOP("Issue", "This file has version %1 of the format; this program knows versions up to %2. Get a newer program.")},
    IssueText{"version.unknown", QT_TRANSLATE_NOOP("Issue", "The version of the format is given as %1; it must be a whole number this program knows, such as %2.")},
    IssueText{"victory.order", QT_TRANSLATE_NOOP("Issue", "A great victory (%2 points) cannot need less than a slight edge (%1 points).")},
    IssueText{"zone.missing", QT_TRANSLATE_NOOP("Issue", "%1 has no deployment zone although deployment is free; the whole table counts as its zone.")},
    IssueText{"zone.off_table", QT_TRANSLATE_NOOP("Issue", "The deployment zone of %1 reaches beyond the table.")},
    IssueText{"zone.overlap", QT_TRANSLATE_NOOP("Issue", "The deployment zones of %1 and %2 touch or overlap; units could be placed in contact.")},
    IssueText{"zone.shape", QT_TRANSLATE_NOOP("Issue", "The deployment zone of %1 has no area: left must be less than right and bottom less than top.")},
};
// clang-format on

void appendArgument(std::string &out, const std::string &argument)
{
    for (const char c : argument) {
        out += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
    }
}

} // namespace

std::span<const IssueText> issueTexts()
{
    return kTexts;
}

const char *issueSentence(std::string_view code)
{
    const auto found = std::ranges::lower_bound(kTexts, code, {}, &IssueText::code);
    return found != kTexts.end() && found->code == code ? found->sentence : nullptr;
}

std::string inEnglish(const Issue &issue)
{
    std::string out;
    const char *sentence = issueSentence(issue.code);
    if (sentence == nullptr) {
        out = issue.code;
        for (const std::string &argument : issue.args) {
            appendArgument(out += ' ', argument);
        }
        return out;
    }
    for (const char *c = sentence; *c != '\0'; ++c) {
        const bool isPlace = *c == '%' && c[1] >= '1' && c[1] <= '9';
        if (!isPlace) {
            out += *c;
        } else if (const auto n = static_cast<std::size_t>(*++c - '1'); n < issue.args.size()) {
            appendArgument(out, issue.args[n]);
        }
    }
    return out;
}

std::string_view severityName(Severity severity)
{
    constexpr std::array<std::string_view, 3> kNames{"error", "warning", "note"};
    return kNames.at(static_cast<std::size_t>(severity));
}

} // namespace zama
