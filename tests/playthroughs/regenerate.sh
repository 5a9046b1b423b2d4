#!/bin/bash
# Plays the battles of this folder anew, or only writes their logs anew.
#   tests/playthroughs/regenerate.sh BUILD [text|words]
# BUILD is a build folder with bin/zama-cli. Without "text" minds play every battle of the table below and
# journals and logs are replaced; with it journals stay and only the logs (NAME.log.txt) and battle reports
# (NAME.report.txt) are written. With "words" the same battles are written in today's words: where only what
# journals say beside the facts has
# changed, such as clauses. Look at the difference before you keep it: any other change of a journal is a change
# of the rules or of a mind.
set -euo pipefail
cli=$(realpath "${1:?the build folder}")/bin/zama-cli
cd "$(dirname "$0")"

# name scenario seed first-side's mind, second side's mind
battles() {
    cat <<'TABLE'
zama-fast-fast ../../scenarios/zama.zama.json 202 rome=fast carthage=fast
first-lesson-fast-random ../../scenarios/first-lesson.zama.json 5 rome=fast carthage=random
elephant-charge-random-fast ../../scenarios/elephant-charge.zama.json 6 rome=random carthage=fast
every-option-random-random every-option.zama.json 7 rome=random carthage=random
every-option-fast-fast every-option.zama.json 11 rome=fast carthage=fast
TABLE
}

battles | while read -r name scenario seed first second; do
    journal=$name.zama-game.json
    if [ "${2:-}" = words ]; then
        "$cli" play "$journal" --orders /dev/null --quiet --save "$journal.new" >/dev/null
        mv "$journal.new" "$journal"
    elif [ "${2:-}" != text ]; then
        rm -f "$journal"
        "$cli" play "$scenario" --policy "$first" --policy "$second" --seed "$seed" --quiet \
            --save "$journal" >/dev/null
    fi
    "$cli" replay "$journal" --format text | grep -E '^ *[0-9]+  ' >"$name.log.txt"
    "$cli" report "$journal" --format text --events -o "$name.report.txt"
    "$cli" replay "$journal" --verify --format text
done
