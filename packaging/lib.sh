# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash disable=SC2034
# What packaging/run and packaging/test share: finding what is missing, installing it, configuring. POSIX-ish bash.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
install=1

say() { printf '%s\n' "$*" >&2; }
die() { say "quantoscope: $*"; exit 1; }

# Packages of Debian and Ubuntu, by what needs them.
build_packages="g++ cmake ninja-build pkg-config git ca-certificates nlohmann-json3-dev libcli11-dev libeigen3-dev libboost-dev zlib1g-dev
  libpcre2-dev libutf8proc-dev qt6-base-dev qt6-tools-dev qt6-l10n-tools libqt6opengl6-dev libgl-dev"
# libopenblas0 is optional: without it the CPU variants that multiply with a BLAS are missing, and their tests are skipped.
# mold links the hundred programs of the tests in a tenth of the time.
# The last six check what surrounds the program: the desktop's files, the file type, scripts, documents and translations.
test_packages="openssh-client openssh-server doctest-dev xvfb mold libopenblas0-pthread
  desktop-file-utils appstream libxml2-utils shared-mime-info shellcheck python3"

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"
  elif command -v sudo >/dev/null 2>&1; then sudo "$@"
  else die "packages are missing, and neither root rights nor sudo are at hand. Install: $missing"; fi
}

is_debian() { [ -r /etc/os-release ] && grep -qE '^(ID|ID_LIKE)=.*(debian|ubuntu)' /etc/os-release; }

# need PACKAGES...: installs what is missing, with apt on Debian and Ubuntu; elsewhere says what is needed.
need() {
  if [ "$install" -eq 0 ]; then return; fi
  if ! is_debian || ! command -v apt-get >/dev/null 2>&1; then
    for tool in cmake ninja c++; do
      command -v "$tool" >/dev/null 2>&1 || die "'$tool' is missing, and only Debian and Ubuntu are installed for by this script. Needed:
  Fedora: gcc-c++ cmake ninja-build qt6-qtbase-devel qt6-qtcharts-devel qt6-qtsvg-devel json-devel cli11-devel eigen3-devel boost-devel zlib-devel pcre2-devel utf8proc-devel doctest-devel
  Arch:   gcc cmake ninja qt6-base qt6-charts qt6-svg nlohmann-json cli11 eigen boost zlib pcre2 libutf8proc doctest
Then call this script again with --no-install."
    done
    return
  fi
  missing="$(missing_of "$@")"
  [ -n "$missing$(missing_qt)" ] || return 0
  as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq
  missing="$missing $(missing_qt)"
  say "Installing: $missing"
  # shellcheck disable=SC2086
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
}

installed() { dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null | grep -qx installed; }

missing_of() {
  local p
  for p in "$@"; do installed "$p" || printf '%s ' "$p"; done
}

# first_known NAMES...: the first package that apt knows; names of some Qt packages differ between releases.
first_known() {
  local p
  for p in "$@"; do
    if apt-cache show "$p" >/dev/null 2>&1; then printf '%s ' "$p"; return; fi
  done
  printf '%s ' "$1"
}

missing_qt() {
  installed qt6-charts-dev || installed libqt6charts6-dev || first_known qt6-charts-dev libqt6charts6-dev
  installed qt6-svg-dev || installed libqt6svg6-dev || first_known qt6-svg-dev libqt6svg6-dev
  # The image plugin for SVG came with the library until Debian 12 and is a package of its own since.
  if ! compgen -G '/usr/lib/*/qt6/plugins/imageformats/libqsvg.so' >/dev/null; then first_known qt6-svg-plugins libqt6svg6; fi
}

# A C++20 compiler: g++ of Debian 12 and later and Ubuntu 24.04 is one.
jobs() { nproc 2>/dev/null || echo 2; }

# One pinned version of clang's tools, since the releases of distributions differ in what they do.
clang_version=18.1.8
# clang_tool NAME WHAT: its path, from a wheel on PyPI in build/tools; where it cannot be had says that WHAT is not checked, and fails.
clang_tool() {
  local tools=$root/build/tools
  local tool=$tools/bin/$1
  if [ "$install" -eq 1 ] && ! "$tool" --version 2>/dev/null | grep -q "version $clang_version"; then
    { python3 -m venv "$tools" && "$tools/bin/pip" install --quiet "$1==$clang_version"; } >&2 || true
  fi
  if ! "$tool" --version >/dev/null 2>&1; then
    say "$2: not checked, since $1 $clang_version (a wheel on PyPI) could not be installed in build/tools"
    return 1
  fi
  printf '%s' "$tool"
}

# What runs on other machines is linked against this version of glibc, of 2018: RHEL 8, Debian 10, Ubuntu 20.04 and later have it.
# shellcheck disable=SC2034 # used by those who read this file
old_glibc=2.28
zig_version=0.17.1
zig_digest=ea6cc5d87b033cf0aedfbc8f9549a908cae6c50ac31f1698188fa48a74524b54
# get_zig FOLDER: sets $zig to the compiler of that version: QUANTOSCOPE_ZIG, or from a wheel on PyPI in FOLDER.
get_zig() {
  zig=${QUANTOSCOPE_ZIG:-} zig_cache=$1-cache
  if [ -z "$zig" ]; then
    zig=$(compgen -G "$1/lib/python3*/site-packages/ziglang/zig" | head -n 1) || true
    if [ -z "$zig" ] || [ "$("$zig" version 2>/dev/null)" != "$zig_version" ]; then
      { python3 -m venv "$1" && printf 'ziglang==%s --hash=sha256:%s\n' "$zig_version" "$zig_digest" > "$1/wheel.txt" \
          && "$1/bin/pip" install --quiet --no-deps --require-hashes -r "$1/wheel.txt"; } >&2 || die "the wheel ziglang $zig_version cannot be had from PyPI."
      zig=$(compgen -G "$1/lib/python3*/site-packages/ziglang/zig" | head -n 1)
    fi
  fi
  [ "$("$zig" version 2>/dev/null)" = "$zig_version" ] || die "'$zig' is not zig $zig_version."
}

# zig_tool FILE WORDS...: a program that calls zig with these words before its own; an unchanged one keeps its time, by which ccache
# knows a compiler.
zig_tool() {
  local file=$1; shift
  mkdir -p "$(dirname "$file")"
  printf '#!/bin/sh\nexport ZIG_GLOBAL_CACHE_DIR=%q ZIG_LOCAL_CACHE_DIR=%q\nexec' "$zig_cache" "$zig_cache" > "$file.new"
  printf ' %q' "$zig" "$@" >> "$file.new"
  printf ' "$@"\n' >> "$file.new"
  chmod 755 "$file.new"
  if cmp -s "$file.new" "$file"; then rm "$file.new"; else mv "$file.new" "$file"; fi
}

# gpu_architecture: CMake arguments that build the CUDA module for the GPU that is here; nothing where there is none.
gpu_architecture() {
  local capability
  capability=$(nvidia-smi --query-gpu=compute_cap --format=csv,noheader 2>/dev/null | head -n 1 | tr -d '. ') || return 0
  case $capability in [1-9][0-9]|[1-9][0-9][0-9]) printf '%s' "-DCMAKE_CUDA_ARCHITECTURES=$capability" ;; esac
}

# quick_linker: CMake arguments that link with mold; nothing where it is not installed.
quick_linker() {
  command -v mold >/dev/null 2>&1 || return 0
  printf -- '-DCMAKE_%s_LINKER_FLAGS=-fuse-ld=mold ' EXE SHARED MODULE
}

# clang of 16 or later compiles the tests' own sources, a third of a build, in half of the time that GCC takes.
need_test_compiler() {
  if [ -z "$(quick_test_compiler)" ]; then (need "$(first_known clang-16 clang-19 clang)") || say "There is no clang 16 or later: GCC compiles the tests, which takes longer."; fi
}
# quick_test_compiler: CMake arguments for it; nothing where it is not installed.
quick_test_compiler() {
  local name version
  for name in clang++-16 clang++-19 clang++-18 clang++-17 clang++; do
    version=$("$name" -dumpversion 2>/dev/null) || continue
    if [ "${version%%.*}" -ge 16 ]; then printf -- '-DQS_TEST_COMPILER=%s ' "$(command -v "$name")"; return; fi
  done
}

# configure_and_build BUILD_DIR MINUTES [cmake arguments]: configures once and whenever the arguments change; says before how long
# it takes, from the minutes of processor time that it took on a common server.
configure_and_build() {
  local dir=$1 minutes=$2; shift 2
  local stamp="$dir/.quantoscope-configured" want="$*"
  if [ ! -f "$dir/build.ninja" ] || [ "$(cat "$stamp" 2>/dev/null)" != "$want" ]; then
    say "Building: about $(( (minutes + $(jobs) - 1) / $(jobs) )) minutes on $(jobs) processors; the numbers in brackets are the steps done and all steps."
    cmake -S "$root" -B "$dir" -G Ninja -DCMAKE_BUILD_TYPE=Release "$@" >&2
    printf '%s' "$want" > "$stamp"
  fi
  cmake --build "$dir" --parallel "$(jobs)" >&2
}

# The mirrors that apt uses here; QUANTOSCOPE_DEBIAN and QUANTOSCOPE_UBUNTU name others.
# shellcheck disable=SC2016 # apt fills it in
mirror_of() { apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | sed 's,/$,,' | grep -m 1 "/$1\$"; }
debian_mirror() { echo "${QUANTOSCOPE_DEBIAN:-$(mirror_of debian)}"; }
ubuntu_mirror() { mirror_of ubuntu || die "set QUANTOSCOPE_UBUNTU to a mirror of Ubuntu."; }
