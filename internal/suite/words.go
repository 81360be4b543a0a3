package suite

import "fmt"

// CommandLine splits a command line into program and arguments, as --server
// reads it: single quotes keep everything, double quotes keep spaces, a backslash
// keeps the next character.
func CommandLine(line string) ([]string, error) {
	words, err := splitWords(line)
	if err == nil && len(words) == 0 {
		return nil, fmt.Errorf("%q is not a command line", line)
	}
	return words, err
}
