#!/usr/bin/env bash
# Compiles the code and the tests of flows in which a name stands for each thing that an author names:
# a parameter of a screen, an event, an effect, a tab and so on; Roles has a flow for each. flowc says
# why it refuses a name, and a line of refused.txt has to match one of the reasons.
#
# names.sh FOLDER [all | SEED [STYLE]]: the folder of a build with flowc and the headless modules. It takes
# every name that ever broke (broken.txt), and a sample of the others: those of templates and runtime, the
# keywords of Swift and common names of parameters (common.txt); `all` takes all of them. In the other
# styles it takes a small sample of all; with STYLE, only this style is tried, as otherwise the first is.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
build=$(cd "$1" && pwd)
seed=${2:-$RANDOM}
only=${3:-}
names=Tests/GeneratedCodeTests/Names
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT

# An author's names begin with a small letter; those that differ in nothing else are one. Roles put up to 25
# letters around a name, and flowc refuses more than 64.
others() {
  {
    cat "$names/common.txt"
    find Templates Sources/Runtime/Flow* \
      -name '*.mustache' -o -name '*.swift' | xargs sed 's|//.*||' | grep -oE '[A-Za-z][A-Za-z0-9]*'
    grep -oE '[A-Za-z]+' Sources/Compiler/FlowTemplates/Swift/ReservedWords.swift
  } | awk '{ print tolower(substr($0, 1, 1)) substr($0, 2) }' | awk 'length <= 39' | sort -u | grep -v -x -f "$names/broken.txt"
}

sample() {
  if [ "$seed" = all ]; then cat; else
    awk -v seed="$seed" 'BEGIN { srand(seed) } { print rand() "\t" $0 }' | sort -n | sed -n "1,$1p" | cut -f2
  fi
}

write() {
  local name=$1 capitalized=${1^} role start='&' without='^$'
  # A path has no navigation bar, for which a push is meant.
  if [ "$style" = path ]; then start='\1style: animated\n&' without='transition: zoom'; fi
  for role in "$names"/Roles/*.flow.yaml; do
    if [[ $style-$role =~ ^(path|container|navigable)-.*/Split ]]; then continue; fi
    sed -E -e "/$without/d" -e "s/^( *)start:/$start/" -e "s/@name@/$name/g; s/@Name@/$capitalized/g" "$role" \
      >"$folder/flows/$(basename "$role" .flow.yaml)-$name.flow.yaml"
  done
}

# Takes out what flowc refuses; only errors are asked for.
refuse() {
  local file
  (ulimit -t 120; exec "$build/flowc" generate --quiet --no-manifest --config "$folder/flowc.yml" --output "$folder/code" \
    --skeletons "$folder/code" --tests "$folder/tests" --tested-module App --test-framework xctest \
    "$folder/flows") \
    >"$folder/errors" 2>&1 && return
  local status=$?
  sed -nE "s|^.*/([A-Za-z]+)-([A-Za-z0-9]+)\.flow\.yaml:[0-9]+:[0-9]+: error: (.*)$|\1 \2: \3|p" \
    "$folder/errors" | tee "$folder/refused" >>"$made/refused"
  if [ ! -s "$folder/refused" ]; then
    cat "$folder/errors"
    echo "flowc generate ended with the status $status; over 128, it took more than two minutes" >&2
    return 1
  fi
  sed -E 's/^([A-Za-z]+) ([A-Za-z0-9]+): .*/\1-\2/' "$folder/refused" | sort -u |
    while IFS= read -r file; do rm "$folder/flows/$file.flow.yaml"; done
  refuse
}

try() {
  local folder=$1 name style
  style=$(basename "$folder" | sed 's/_.*//')
  mkdir -p "$folder/flows"
  printf 'style: %s\nplatforms: { iOS: 16 }\n' "$style" >"$folder/flowc.yml"
  while IFS= read -r name; do write "$name"; done
  refuse || return
  "$build/flowc" generate --quiet --no-manifest --templates Tests/GoldenTests/StubStyle \
    --config "$made/none.yml" --output "$folder/views" "$folder/flows" >"$folder/errors" 2>&1 || { cat "$folder/errors"; return 1; }
  rm "$folder"/views/*+{Previews,Runtime}.swift
  for views in "$folder"/views/*+Flow.swift; do mv "$views" "${views%+Flow.swift}Views.swift"; done
  # The custom transitions are the app's.
  echo 'import SwiftUI' >"$folder/views/Transitions.swift"
  for name in "$folder"/flows/Transition-*; do
    if [ ! -e "$name" ]; then continue; fi
    name=${name##*Transition-}
    echo "extension AnyTransition { static var \`${name%.flow.yaml}\`: AnyTransition { .opacity } }"
  done >>"$folder/views/Transitions.swift"
  local app=("$folder"/code/*.swift "$folder"/views/*.swift)
  compile -typecheck -module-name App "${app[@]}" || return
  # Tests need the module only for its declarations; the compiler has just checked the rest.
  compile -emit-module -enable-testing -Xfrontend -experimental-skip-all-function-bodies \
    -Xfrontend -experimental-lazy-typecheck -module-name App -o "$folder/App.swiftmodule" "${app[@]}" || return
  # What only the author of tests knows is the app's, whatever it is.
  if [ -f "$folder/tests/FlowSamples.swift" ]; then
    sed -i 's/= <#a value#>/= anyValue()/' "$folder/tests/FlowSamples.swift"
    echo 'func anyValue<Value>() -> Value { Swift.fatalError() }' >>"$folder/tests/FlowSamples.swift"
  fi
  compile -typecheck -module-name AppTests -I "$folder" "$folder"/tests/*.swift
}

compile() {
  swiftc -wmo -continue-building-after-errors -suppress-warnings -swift-version 6 \
    -I "$build/Modules" -I "$build" \
    -Xcc "-fmodule-map-file=$build/COpenCombineHelpers.build/module.modulemap" "$@"
}

# Batches of names for a style.
batches() { split -l 15 - "$made/$1_"; }

touch "$made/refused" "$made/none.yml"
echo "seed $seed" >&2
{
  cat "$names/broken.txt"
  others | sample 11
} | batches "${only:-navigation-stack}"
if [ -z "$only" ] && [ "$seed" != all ]; then
  for style in $("$build/flowc" styles | awk 'NR > 1 { if (!NF) exit; print $1 }'); do
    { cat "$names/broken.txt"; others; } | sample 3 | batches "$style"
  done
fi
failed=0
export -f try refuse write compile
export build made names
printf '%s\0' "$made"/*_* | xargs -0 -P 2 -I{} \
  bash -c 'set -o pipefail; try {}-tried <{}; status=$?; rm -rf {}-tried; exit $status' || failed=1

# One known reason is enough: others may follow from it.
{ grep -x -E -f "$names/refused.txt" "$made/refused" || true; } | sed 's/:.*/:/' | sort -u >"$made/known"
if unexpected=$(sort -u "$made/refused" | grep -v -F -f "$made/known"); then
  echo "flowc refuses names that $names/refused.txt doesn't know:" >&2
  echo "$unexpected"
  failed=1
fi
exit "$failed"
