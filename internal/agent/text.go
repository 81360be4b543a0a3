package agent

import "strings"

// QuoteLastLine returns ": " and the last line that a program wrote to standard
// error, "" if there is none.
func QuoteLastLine(stderr []byte) string {
	lines := strings.Split(strings.TrimSpace(string(stderr)), "\n")
	last := strings.TrimSpace(lines[len(lines)-1])
	if last == "" {
		return ""
	}
	return ": " + ClipText(last, 300)
}

// ClipText cuts s to at most n bytes of valid UTF-8.
func ClipText(s string, n int) string {
	if len(s) > n {
		s = s[:n] + "…"
	}
	return strings.ToValidUTF8(s, "")
}
