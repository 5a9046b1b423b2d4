"""The project's source files, for checks that read them: what git knows or would add."""

import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


def source_files(*folders, suffixes=(".h", ".cpp")):
    """Files below `folders`, tracked or new but not ignored, as paths relative to the root."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *folders],
            cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    except (OSError, subprocess.CalledProcessError):  # a source archive without git
        listed = [str(p.relative_to(ROOT)) for f in folders for p in (ROOT / f).rglob("*")]
    paths = sorted(set(listed))
    return [p for p in paths if p.endswith(tuple(suffixes)) and (ROOT / p).is_file()]


def text_of(path):
    return (ROOT / path).read_text(encoding="utf-8")
