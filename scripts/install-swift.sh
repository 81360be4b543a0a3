#!/usr/bin/env bash
# Does what `assay swift install` does, for those who have a checkout but no binary.
exec bash "$(dirname "$0")/../internal/swift/install/install.sh" "$@"
