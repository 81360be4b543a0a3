// Command assay-lab measures the instruments of assay against the Swift compiler.
package main

import (
	"os"

	"github.com/assay-eval/assay/internal/command/labcmd"
)

func main() { os.Exit(labcmd.Main(os.Args[1:])) }
