#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The files by which a desktop knows the program: valid by the tools of freedesktop.org, of one mind with each other, translated into
# every language of the program. Usage: check_desktop_files.sh SOURCE_FOLDER METAINFO
set -euo pipefail
linux=$1/packaging/linux metainfo=$2
failed=0
bad() { echo "$*"; failed=1; }
for tool in desktop-file-validate appstreamcli xmllint; do
  command -v "$tool" >/dev/null || { echo "skipped: '$tool' is missing (desktop-file-utils, appstream, libxml2-utils)"; exit 77; }
done
desktop-file-validate "$linux/quantoscope.desktop" || bad "the desktop entry is not valid"
appstreamcli validate --no-net "$metainfo" || bad "the metainfo is not valid"
xmllint --noout "$linux/quantoscope-mime.xml" "$linux/fonts.conf" --nonet || bad "XML"
type='application/vnd.quantoscope.session+json'
for file in "$linux/quantoscope.desktop" "$linux/quantoscope-mime.xml" "$metainfo"; do
  grep -qF "$type" "$file" || bad "$file does not name $type"
done
for language in ar de es fr ja zh_CN; do
  for key in GenericName Comment Name; do
    grep -q "^$key\[$language\]=." "$linux/quantoscope.desktop" || bad "the desktop entry has no $key in $language"
  done
  grep -q "<comment xml:lang=\"$language\">" "$linux/quantoscope-mime.xml" || bad "the file type has no name in $language"
  grep -q "<summary xml:lang=\"${language/_/-}\">" "$metainfo" || bad "the metainfo has no summary in $language"
done
if command -v update-mime-database >/dev/null; then
  place=$(mktemp -d); trap 'rm -rf "$place"' EXIT
  mkdir -p "$place/packages"; cp "$linux/quantoscope-mime.xml" "$place/packages/"
  update-mime-database "$place" 2>&1 | grep -v "No such file" || true
  [ -f "$place/$type.xml" ] || bad "update-mime-database does not take the file type"
fi
exit "$failed"
