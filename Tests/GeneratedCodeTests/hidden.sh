#!/usr/bin/env bash
# Compiles the code of the example flows, and the tests of it, in an app that has a type of its own for
# each type of SwiftUI, Foundation, Combine, Observation and Swift that templates and runtime mention:
# with the runtime as a library and beside the code, in the other styles only the latter.
#
# hidden.sh FOLDER: the folder of a build with flowc and the headless modules. Which types these are is
# read from the code; those that flows mean, too, and those with Apple's prefixes are left alone: the README says which.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
build=$(cd "$1" && pwd)
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT

swift6() {
  swiftc -swift-version 6 -I "$build/Modules" -I "$build" -I "$made" \
    -Xcc "-fmodule-map-file=$build/COpenCombineHelpers.build/module.modulemap" "$@"
}

# The code of flows in a style. What a style can't say is left out of the flows in the folder of its name.
generate() {
  local style=$1 runtime=$2 flows=Tests/${1^}Flows/ code=$made/$1-$2 file
  if [ ! -e "$flows" ]; then flows=Flows; fi
  # A flow that means the system's type, where the app has one of that name, says so as the app does.
  mkdir "$code" "$code/flows"
  find -L "$flows" -name '*.flow.yaml' | while IFS= read -r file; do
    sed -E 's/: URL\b/: Platform.URL/g; s/^flow: .*/&\nimports: [Platform]/' "$file" \
      >"$code/flows/$(basename "$file")"
  done
  {
    echo "style: $style"
    echo "runtime: $runtime"
    echo "platforms: { iOS: 16 }"
    echo "tests: { output: $code/tests, module: App, framework: xctest }"
    printf '%s\n' "${@:3}"
  } >"$code/flowc.yml"
  "$build/flowc" generate --quiet --no-manifest --config "$code/flowc.yml" --output "$code/code" \
    "$code/flows"
}

# The names in code that begin with a capital.
names() { sed 's|//.*||' "$@" | grep -oE '\b[A-Z][A-Za-z0-9]*\b' | sort -u; }

declared() {
  sed -nE 's/.*\b(struct|enum|class|protocol|typealias|associatedtype)[[:space:]]+([A-Z][A-Za-z0-9]*).*/\2/p' "$@" |
    sort -u
}

# Those of some names that are types of a module.
types() {
  sed "s/.*/typealias Try& = $1.&/" <"$2" | cat <(echo "import $1") - >"$made/Try.swift"
  { swift6 -typecheck "$made/Try.swift" 2>&1 || true; } |
    sed -nE "s/.*error: no type named '([A-Za-z0-9]+)' in module.*/\1/p" | sort -u | comm -23 "$2" -
}

export -f generate
export made build
{
  echo navigation-stack library
  echo navigation-stack inline '"observation: true"'
  "$build/flowc" styles | awk 'NR > 1 { if (!NF) exit; print $1, "inline" }'
} | tr '\n' '\0' | xargs -0 -P 2 -I{} bash -c 'set -eo pipefail; generate {}'
find Templates Sources/Runtime/Flow* "$made" -name '*.mustache' -o -name '*.swift' >"$made/files"
mapfile -t files <"$made/files"
mapfile -t written < <(printf '%s\n' "${files[@]}" | grep '\.swift$')
sed -n '/^<!-- types: /,/^<!-- end of types/p' Flows/README.md | grep -oE '`[A-Za-z0-9]+`' | tr -d '`' |
  sort -u >"$made/meant"
names "${files[@]}" | comm -23 - <(declared "${written[@]}" Flows/*.swift) | comm -23 - "$made/meant" |
  grep -v -x -E 'Any|Self|Type|Protocol|(UI|NS|CG)[A-Z].*' >"$made/names"

# The app's own code reaches the system's types through a module that calls them as they are called.
for module in SwiftUI Combine Swift; do
  types "$module" "$made/names" | tee -a "$made/hidden" | sed "s/.*/public typealias & = $module.&/"
  sort -u "$made/hidden" | comm -23 "$made/names" - >"$made/rest" && mv "$made/rest" "$made/names"
done >"$made/aliases"
cat <(printf 'import %s\n' SwiftUI Combine) "$made/aliases" >"$made/Platform.swift"
swift6 -parse-as-library -emit-module -module-name Platform \
  -o "$made/Platform.swiftmodule" "$made/Platform.swift"
sort -u "$made/hidden" -o "$made/hidden"
echo "$(wc -l <"$made/hidden") types are hidden" >&2
mkdir "$made/app"
for file in Flows/*.swift; do
  sed -E "s/(^|[^.A-Za-z0-9])($(paste -sd '|' "$made/hidden"))\b/\1Platform.\2/g; 1i import Platform" "$file" \
    >"$made/app/$(basename "$file")"
done
sed 's/.*/struct & {}/' "$made/hidden" >"$made/app/Hidden.swift"

compile() {
  local code=$1 app=("$1"/code/*.swift "$made"/app/*.swift)
  swift6 -typecheck -wmo -D DEBUG -module-name App "${app[@]}"
  # Tests import a module without the bodies of functions, which are checked by now.
  swift6 -emit-module -wmo -enable-testing -D DEBUG -Xfrontend -experimental-skip-all-function-bodies \
    -module-name App -o "$code/App.swiftmodule" "${app[@]}"
  if [ -f "$code/tests/FlowSamples.swift" ]; then
    sed -i 's/= <#a value#>/= anyValue()/' "$code/tests/FlowSamples.swift"
    echo 'func anyValue<Value>() -> Value { Swift.fatalError() }' >>"$code/tests/FlowSamples.swift"
  fi
  swift6 -typecheck -module-name AppTests -I "$code" "$code"/tests/*.swift
}

export -f compile swift6
printf '%s\0' "$made"/*-{library,inline} | xargs -0 -P 2 -I{} bash -c 'set -eo pipefail; compile {}'
