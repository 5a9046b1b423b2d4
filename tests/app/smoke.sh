#!/bin/sh
# The program itself on a display: it opens, draws and ends; it answers questions without one.
#   tests/app/smoke.sh FOLDER-OF-PROGRAMS
set -eu
programs=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CONFIG_HOME="$work/config" XDG_RUNTIME_DIR="$work"

"$programs/zama" --size 1366x768 --theme light --screenshot "$work/light.png"
"$programs/zama" --size 1920x1080 --theme dark --look 16,34,24,14 --screenshot "$work/dark.png" \
    scenarios/zama.zama.json
for picture in light dark; do
    [ "$(wc -c <"$work/$picture.png")" -gt 50000 ] || { echo "$picture.png is too small to show a battle" >&2; exit 1; }
done
env -u DISPLAY "$programs/zama" --help | grep -q -- --screenshot
env -u DISPLAY "$programs/zama" --version | grep -q '^zama [0-9]'
if "$programs/zama" --no-such-option 2>/dev/null; then
    echo "an unknown option must be refused" >&2
    exit 1
fi
if "$programs/zama" --screenshot "$work/bad.png" /nowhere/bad.zama.json 2>"$work/bad.txt"; then
    echo "a picture of a bad file must be refused" >&2
    exit 1
fi
grep -q '^zama: bad.zama.json cannot be opened' "$work/bad.txt" && [ ! -e "$work/bad.png" ]
echo "smoke: the window opens, draws and ends"
