#!/bin/sh
# Makes the pictures of the documentation anew, from the real program on an invisible display.
#   scripts/screenshots.sh [PROGRAM]      zama_pictures; without one, the release build's
set -eu
cd "$(dirname "$0")/.."
scripts/install_packages.sh run test
pictures=${1:-build/release/bin/zama_pictures}
if [ $# -eq 0 ]; then
    cmake --preset release -DZAMA_TESTS=ON >/dev/null
    cmake --build --preset release --target zama_pictures
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CONFIG_HOME="$work/config" XDG_RUNTIME_DIR="$work" LANG=C.UTF-8

take() { # NAME...
    xvfb-run -a -s '-screen 0 1920x1080x24' "$pictures" "$@"
}
take docs/pictures start guided move shoot charge melee rule report editor types balance soldiers-guide soldiers-sheet kit-reference kit-cards kit-map print
ZAMA_DARK=1 take "$work/dark" figures
mv "$work/dark/figures.png" docs/pictures/dark.png
