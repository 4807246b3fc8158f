#!/usr/bin/env bash
# Compiles the code of the golden cases, each as an app of its own: a view for each screen, and the
# types that the flows name, from Apps. An app that brings its own views needs no others. Each is
# compiled with the settings of a package, and with those of a new project of Xcode; in a style of
# which it has a folder, with the latter. So are the tests that flowc generates for it. What other modules
# may use is also compiled with the runtime beside it, in each style.
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

# Compiles the case with the folder $1 for a style, and with the runtime $2.
compile() {
  local style=$(basename "$1") case=$(dirname "$1") options all=("" "$xcode")
  local app=$made/$(basename "$case")-$style-$2 types=$cases/Apps/$(basename "$case").swift
  mkdir -p "$app"
  if [ "$style" != navigation-stack ]; then all=("$xcode"); fi
  "$build/flowc" generate --quiet --no-manifest --style "$style" --runtime "$2" --output "$app" \
    --skeletons "$app" --tests "$app-tests" --tested-module App --test-framework xctest \
    "$case" >/dev/null
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
    check "$app" -typecheck -wmo -D DEBUG -module-name App "$app"/*.swift &&
      if [ ! -d "$case/modules" ]; then tests "$app"; fi ||
      { echo "the code of the case '$(basename "$case")' in $style does not compile:" $options >&2; return 1; }
  done
}

# Compiles the tests of an app. They need of the app only its declarations. In the target of tests, the
# main actor isn't the default isolation: no class can inherit from those of XCTest with it.
tests() {
  if [ -f "$1-tests/FlowSamples.swift" ]; then
    sed -i 's/= <#a value#>/= anyValue()/' "$1-tests/FlowSamples.swift"
    echo 'func anyValue<Value>() -> Value { Swift.fatalError() }' >"$1-tests/AnyValue.swift"
  fi
  check "$1" -emit-module -wmo -D DEBUG -enable-testing -module-name App -o "$1/App.swiftmodule" \
    -Xfrontend -experimental-skip-all-function-bodies "$1"/*.swift &&
    options=${options/-default-isolation MainActor/} check "$1" -typecheck -module-name AppTests "$1"-tests/*.swift
}

check() {
  swiftc -warnings-as-errors -swift-version 6 $options -I "$1" -I "$build/Modules" -I "$build" \
    -Xcc "-fmodule-map-file=$build/COpenCombineHelpers.build/module.modulemap" "${@:2}"
}

# The views are made without the settings of a case.
touch "$made/none.yml"
export -f check compile modules tests
export cases build made xcode
{
  printf '%s\0' "$cases"/Cases/*/*/*+Flow.swift | xargs -0 -n1 dirname | sort -u | sed 's/$/ library/'
  "$build/flowc" styles | awk -v cases="$cases/Cases" \
    '{ if (!NF) exit; print cases "/public-access/" $1, "inline" }'
} | xargs -P 2 -I{} bash -c 'set -eo pipefail; compile {}'
