#!/usr/bin/env bash
# Compiles the code of the example flows, without a warning, under the settings that an app may have.
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
  swiftc -emit-sil -wmo -o /dev/null -D DEBUG -module-name App -warnings-as-errors \
    -swift-version "$version" "${options[@]}" -I "$build/Modules" -I "$build" \
    -Xcc "-fmodule-map-file=$build/COpenCombineHelpers.build/module.modulemap" \
    "$code"/*.swift Flows/*.swift ||
    { echo "generated code does not compile with: swift $version $*" >&2; return 1; }
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
