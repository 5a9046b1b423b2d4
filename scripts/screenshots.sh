#!/bin/sh
# Makes the pictures of the documentation anew, on an invisible display, from the release build.
#   scripts/screenshots.sh
set -eu
cd "$(dirname "$0")/.."
scripts/install_packages.sh run test
./run --version >/dev/null
zama=build/release/bin/zama
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
