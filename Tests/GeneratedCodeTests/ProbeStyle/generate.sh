#!/bin/sh
# Makes the subjects of the traces from the example flows.
cd "$(dirname "$0")/../../.." || exit 1
swift run flowc generate --no-manifest --templates Tests/GeneratedCodeTests/ProbeStyle \
  --output Tests/GeneratedCodeTests/Subjects Flows
swift format -i -r Tests/GeneratedCodeTests/Subjects
for framework in swift-testing xctest; do
  folder=Tests/ExampleFlowsTests
  if [ $framework = xctest ]; then folder=Tests/ExampleFlowsXCTests; fi
  swift run flowc generate --no-manifest --tests $folder --tested-module ExampleFlows \
    --test-framework $framework Flows
done
