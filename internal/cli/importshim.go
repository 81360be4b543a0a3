package cli

import "github.com/assay-eval/assay/internal/command/cmdenv"

// What the import commands use.
func usage(format string, args ...any) error { return cmdenv.UsageErrorf(format, args...) }

func suggest(typed string, have []string) string { return cmdenv.Suggest(typed, have) }

func sorted[V any](m map[string]V) []string { return cmdenv.SortedKeys(m) }

var commandNames = cmdenv.CommandNames
