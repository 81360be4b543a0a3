// Package agentcli carries the suite agent-cli.
package agentcli

import "embed"

// Files is the folder of the suite.
//
//go:embed all:*
var Files embed.FS
