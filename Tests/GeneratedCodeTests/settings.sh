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

generate() {
  local runtime=$1 observation=$2 code=$made/$1-$2
  mkdir "$code"
  printf 'runtime: %s\nobservation: %s\n' "$runtime" "$observation" >"$code/flowc.yml"
  "$build/flowc" generate --quiet --no-manifest --config "$code/flowc.yml" --output "$code" Flows
  swift format lint --strict --recursive "$code"
  # A module whose flows others embed can't have a runtime of its own.
  if [ "$runtime" = inline ]; then return; fi
  cp -R Tests/Modules "$code-modules"
  for module in PaymentKit BookingKit Travel; do
    echo "observation: $observation" >>"$code-modules/$module/flowc.yml"
    "$build/flowc" generate --quiet --no-manifest --no-tests --output "$code-modules/$module" \
      "$code-modules/$module"
    swift format lint --strict "$code-modules/$module"/*+*.swift
  done
}

# Compiles with the settings that its arguments name.
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
  options+=(-swift-version "$version" -warnings-as-errors -wmo -D DEBUG -I "$build/Modules"
    -I "$build" -Xcc "-fmodule-map-file=$build/COpenCombineHelpers.build/module.modulemap")
  local code=$made/$runtime-$observation
  {
    swiftc -emit-sil -o /dev/null -module-name App "${options[@]}" "$code"/*.swift Flows/*.swift &&
      if [ "$runtime" = library ]; then modules "$code-modules"; fi
  } || { echo "generated code does not compile with: swift $version $*" >&2; return 1; }
}

# Compiles modules that embed flows of one another. Each imports those before it.
modules() {
  local built module
  built=$(mktemp -d "$made/built-XXXXXX")
  for module in PaymentKit BookingKit Travel; do
    swiftc -c -o "$built/$module.o" -module-name "$module" -parse-as-library -emit-module \
      -emit-module-path "$built/$module.swiftmodule" -I "$built" "${options[@]}" \
      "$1/$module"/*.swift || return 1
  done
}

# The settings of each build, on a line.
builds() {
  local number place chosen
  if [ "${1:-}" = all ]; then
    for ((number = 0; number < 1 << ${#names[@]}; number++)); do
      chosen=()
      for place in "${!names[@]}"; do
        if ((number >> place & 1)); then chosen+=("${names[place]}"); fi
      done
      echo "${chosen[*]}"
    done
  else
    # One build without any; in the five others each setting is on three times, no two the same three.
    echo
    echo "${names[*]:0:6}"
    echo inline observation swift6 InternalImportsByDefault NonisolatedNonsendingByDefault
    echo inline mainActor MemberImportVisibility InternalImportsByDefault \
      NonisolatedNonsendingByDefault
    echo observation mainActor ExistentialAny InternalImportsByDefault
    echo swift6 MemberImportVisibility ExistentialAny NonisolatedNonsendingByDefault
  fi
}

for runtime in library inline; do
  for observation in false true; do generate "$runtime" "$observation"; done
done
export -f compile modules
export build made
builds "${2:-}" | tr '\n' '\0' | xargs -0 -P 2 -I{} bash -c 'set -eo pipefail; compile {}'
