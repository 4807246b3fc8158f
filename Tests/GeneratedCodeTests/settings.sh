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

generate() {
  local runtime=$1 observation=$2 code=$made/$1-$2
  mkdir "$code"
  printf 'runtime: %s\nobservation: %s\n' "$runtime" "$observation" >"$code/flowc.yml"
  "$build/flowc" generate --quiet --no-manifest --config "$code/flowc.yml" --output "$code" Flows
  swift format lint --strict --recursive "$code"
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
  swiftc -emit-sil -wmo -o /dev/null -D DEBUG -module-name App -warnings-as-errors \
    -swift-version "$version" "${options[@]}" -I "$build/Modules" -I "$build" \
    -Xcc "-fmodule-map-file=$build/COpenCombineHelpers.build/module.modulemap" \
    "$made/$runtime-$observation"/*.swift Flows/*.swift ||
    { echo "generated code does not compile with: swift $version $*" >&2; return 1; }
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
export -f compile
export build made
builds "${2:-}" | tr '\n' '\0' | xargs -0 -P 2 -I{} bash -c 'set -eo pipefail; compile {}'
