#!/usr/bin/env bash
# Compiles the code of the example flows, and of three modules that embed each other's, without a
# warning, under the settings that an app may have.
#
# settings.sh FOLDER [all]: the folder of a build with flowc and the headless modules. Six builds have
# every pair of settings, on and off; `all` takes every combination.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
build=$(cd "$1" && pwd)
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT

# What of flowc is on or off, and then what of the compiler.
names=(inline observation swift6 mainActor MemberImportVisibility ExistentialAny
  InternalImportsByDefault NonisolatedNonsendingByDefault)

compile() {
  local runtime=library observation=false version=5 options=() name
  for name in "$@"; do
    case $name in
    inline) runtime=inline ;;
    observation) observation=true ;;
    swift6) version=6 ;;
    mainActor) options+=(-default-isolation MainActor) ;;
    *) options+=(-enable-upcoming-feature "$name") ;;
    esac
  done
  local code=$made/$runtime-$observation
  if [ ! -d "$code" ]; then
    mkdir "$code"
    printf 'runtime: %s\nobservation: %s\n' "$runtime" "$observation" >"$code/flowc.yml"
    "$build/flowc" generate --quiet --no-manifest --config "$code/flowc.yml" --output "$code" Flows
    swift format lint --strict --recursive "$code"
  fi
  options+=(-swift-version "$version" -warnings-as-errors -wmo -D DEBUG -I "$build/Modules"
    -I "$build" -Xcc "-fmodule-map-file=$build/COpenCombineHelpers.build/module.modulemap")
  {
    swiftc -emit-sil -o /dev/null -module-name App "${options[@]}" "$code"/*.swift Flows/*.swift &&
      if [ "$runtime" = library ]; then modules "$code" "$observation"; fi
  } || { echo "generated code does not compile with: swift $version $*" >&2; return 1; }
}

# Each imports those before it; none can have a runtime of its own.
modules() {
  local folder=$1/Modules module
  if [ ! -d "$folder" ]; then
    cp -R Tests/Modules "$folder"
    for module in PaymentKit BookingKit Travel; do
      echo "observation: $2" >>"$folder/$module/flowc.yml"
      "$build/flowc" generate --quiet --no-manifest --no-tests --output "$folder/$module" \
        "$folder/$module"
      swift format lint --strict "$folder/$module"/*+*.swift
    done
  fi
  for module in PaymentKit BookingKit Travel; do
    (cd "$folder" && swiftc -c -o "$module.o" -module-name "$module" -parse-as-library \
      -emit-module -emit-module-path "$module.swiftmodule" -I . "${options[@]}" "$module"/*.swift) ||
      return 1
  done
}

if [ "${2:-}" = all ]; then
  for ((number = 0; number < 1 << ${#names[@]}; number++)); do
    chosen=()
    for place in "${!names[@]}"; do
      if ((number >> place & 1)); then chosen+=("${names[place]}"); fi
    done
    compile "${chosen[@]}"
  done
else
  # One build without any; in the five others each setting is on three times, no two the same three.
  compile
  compile "${names[@]:0:6}"
  compile inline observation swift6 InternalImportsByDefault NonisolatedNonsendingByDefault
  compile inline mainActor MemberImportVisibility InternalImportsByDefault \
    NonisolatedNonsendingByDefault
  compile observation mainActor ExistentialAny InternalImportsByDefault
  compile swift6 MemberImportVisibility ExistentialAny NonisolatedNonsendingByDefault
fi
