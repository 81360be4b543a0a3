package cli

import "flag"

var update = flag.Bool("update", false, "write what the program says now into the golden files")
