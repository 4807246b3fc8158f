#!/usr/bin/env bash
# Compiles the code of the golden cases, each as an app of its own: a view for each screen, and the
# types that the flows name, from Apps. An app that brings its own views needs no others. Each is
# compiled with the settings of a package, and with those of a new project of Xcode.
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
    grep -v -x -e SwiftUI -e Combine -e Foundation -e FlowRuntime -e FlowNavigationStack | while IFS= read -r module; do
    echo >"$1/empty"
    swiftc -parse-as-library -emit-module -module-name "$module" \
      -o "$1/$module.swiftmodule" - <"$1/empty"
  done || true
}

compile() {
  local case=$1 options app=$made/$(basename "$1") types=$cases/Apps/$(basename "$1").swift
  mkdir -p "$app"
  "$build/flowc" generate --quiet --no-manifest --output "$app" --skeletons "$app" "$case" \
    >/dev/null
  if [ -f "$types" ]; then cp "$types" "$app/App.swift"; fi
  if ! grep -qs ': View {' "$app/App.swift"; then
    "$build/flowc" generate --quiet --no-manifest --templates "$cases/StubStyle" \
      --output "$app/views" "$case" >/dev/null
    for views in "$app"/views/*+Flow.swift; do
      mv "$views" "$app/$(basename "$views" +Flow.swift)Views.swift"
    done
  fi
  modules "$app"
  for options in "" "$xcode"; do
    swiftc -typecheck -wmo -D DEBUG -warnings-as-errors -swift-version 6 $options -module-name App \
      -I "$app" -I "$build/Modules" -I "$build" \
      -Xcc "-fmodule-map-file=$build/COpenCombineHelpers.build/module.modulemap" "$app"/*.swift ||
      { echo "the code of the case '$(basename "$1")' does not compile:" $options >&2; return 1; }
  done
}

export -f compile modules
export cases build made xcode
printf '%s\0' "$cases"/Cases/*/navigation-stack/ | xargs -0 -n1 dirname |
  xargs -P 2 -I{} bash -c 'set -eo pipefail; compile {}'
