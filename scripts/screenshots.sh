#!/bin/sh
# Makes the pictures of the documentation anew, on an invisible display.
#   scripts/screenshots.sh [PROGRAM]      without one, the release build's
set -eu
cd "$(dirname "$0")/.."
scripts/install_packages.sh run test
zama=${1:-build/release/bin/zama}
[ $# -gt 0 ] || ./run --version >/dev/null
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CONFIG_HOME="$work/config" XDG_RUNTIME_DIR="$work" LANG=C.UTF-8
mkdir -p docs/pictures

picture() { # NAME OPTION...
    name=$1
    shift
    xvfb-run -a -s '-screen 0 1920x1080x24' "$zama" --screenshot "docs/pictures/$name.png" "$@"
}
picture table --theme light --size 1366x768
picture figures --theme light --size 1366x768 --look 15,36,25,13
picture dark --theme dark --size 1366x768
