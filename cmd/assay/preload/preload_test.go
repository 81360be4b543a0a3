package preload

import (
	"strings"
	"testing"
)

func TestIsScore(t *testing.T) {
	for line, want := range map[string]bool{
		"swift score a.swift":                          true,
		"swift score --target ios17.0 a.swift b.swift": true,
		"swift score a.swift --json":                   true,
		"swift score":                                  false,
		"swift score --answers=a.jsonl":                false,
		"swift score --package .":                      false,
		"swift score --toolchain /opt/swift a.swift":   false,
		"swift score a.swift --help":                   false,
		"swift doctor a.swift":                         false,
		"run swift score":                              false,
		"swift":                                        false,
		"":                                             false,
	} {
		if got := isScore(strings.Fields(line)); got != want {
			t.Errorf("%q: %v", line, got)
		}
	}
}
