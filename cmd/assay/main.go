// Command assay measures whether an MCP server, a skill or a tool makes a coding
// agent produce correct work, how sure that is, and what it costs.
package main

import (
	"os"

	"github.com/assay-eval/assay/internal/cli"
)

func main() { os.Exit(cli.Main(os.Args[1:])) }
