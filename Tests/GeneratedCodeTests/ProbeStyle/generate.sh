#!/bin/sh
# Makes the subjects of the traces from the example flows.
set -e
cd "$(dirname "$0")/../../.."
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
swift run flowc generate --no-manifest --templates Tests/GeneratedCodeTests/ProbeStyle \
  --output "$made" Flows
for file in "$made"/*+Flow.swift; do
  name=$(basename "$file" +Flow.swift)
  mv "$file" "Tests/GeneratedCodeTests/Subjects/${name}Subject.swift"
done
swift format -i -r Tests/GeneratedCodeTests/Subjects
for framework in swift-testing xctest; do
  folder=Tests/ExampleFlowsTests
  if [ $framework = xctest ]; then folder=Tests/ExampleFlowsXCTests; fi
  swift run flowc generate --no-manifest --tests $folder --tested-module ExampleFlows \
    --test-framework $framework Flows
done
