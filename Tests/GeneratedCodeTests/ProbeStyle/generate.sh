#!/bin/sh
# Makes the subjects of the traces from the example flows.
cd "$(dirname "$0")/../../.." || exit 1
swift run flowc generate --templates Tests/GeneratedCodeTests/ProbeStyle \
  --no-manifest --output Tests/GeneratedCodeTests/Subjects Flows
swift format -i -r Tests/GeneratedCodeTests/Subjects
