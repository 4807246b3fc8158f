#!/usr/bin/env bash
# Compiles the code of the golden cases, each as an app of its own: a view for each screen, and the
# types that the flows name, from Apps. An app that brings its own views needs no others. Each is
# compiled with the settings of a package, and with those of a new project of Xcode; in a style of
# which it has a folder, with the latter.
#
# compile.sh FOLDER: the folder of a build with flowc and the headless modules.
set -euo pipefail
cases=$(dirname "${BASH_SOURCE[0]}")
build=$(cd "$1" && pwd)
xcode="-default-isolation MainActor -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature InternalImportsByDefault"
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT

# A module without anything in it for each that is imported.
modules() {
  grep -h '^ *import ' "$1"/*+Flow.swift | awk '{ print $2 }' | sort -u |
    grep -v -x -e SwiftUI -e Combine -e Foundation -e 'Flow[A-Z].*' | while IFS= read -r module; do
    echo >"$1/empty"
    swiftc -parse-as-library -emit-module -module-name "$module" \
      -o "$1/$module.swiftmodule" - <"$1/empty"
  done || true
}

compile() {
  local style=$(basename "$1") case=$(dirname "$1") options all=("" "$xcode")
  local app=$made/$(basename "$case")-$style types=$cases/Apps/$(basename "$case").swift
  mkdir -p "$app"
  if [ "$style" != navigation-stack ]; then all=("$xcode"); fi
  "$build/flowc" generate --quiet --no-manifest --style "$style" --output "$app" \
    --skeletons "$app" "$case" >/dev/null
  if [ -f "$types" ]; then cp "$types" "$app/App.swift"; fi
  if ! grep -qs ': View {' "$app/App.swift"; then
    "$build/flowc" generate --quiet --no-manifest --templates "$cases/StubStyle" \
      --config "$made/none.yml" --output "$app/views" "$case" >/dev/null
    for views in "$app"/views/*+Flow.swift; do
      mv "$views" "$app/$(basename "$views" +Flow.swift)Views.swift"
    done
  fi
  modules "$app"
  for options in "${all[@]}"; do
    swiftc -typecheck -wmo -D DEBUG -warnings-as-errors -swift-version 6 $options -module-name App \
      -I "$app" -I "$build/Modules" -I "$build" \
      -Xcc "-fmodule-map-file=$build/COpenCombineHelpers.build/module.modulemap" "$app"/*.swift ||
      { echo "the code of the case '$(basename "$case")' in $style does not compile:" $options >&2; return 1; }
  done
}

# The views are made without the settings of a case.
touch "$made/none.yml"
export -f compile modules
export cases build made xcode
printf '%s\0' "$cases"/Cases/*/*/*+Flow.swift | xargs -0 -n1 dirname | sort -u |
  xargs -P 2 -I{} bash -c 'set -eo pipefail; compile {}'
