package cmdenv

import (
	"math"
	"strconv"
	"strings"
)

// FormatPoints writes the size of a difference in percentage points.
func FormatPoints(v float64) string { return strconv.FormatFloat(100*math.Abs(v), 'f', 1, 64) }

// FormatNumber writes a number in its shortest form.
func FormatNumber(v float64) string { return strconv.FormatFloat(v, 'g', -1, 64) }

// WrapText breaks text into lines of at most 80 characters, except for longer words. The
// first line begins with first, the others with rest.
func WrapText(first, text, rest string) string {
	var b strings.Builder
	line, empty := first, true
	for word := range strings.FieldsSeq(text) {
		switch {
		case empty:
			line, empty = line+word, false
		case len([]rune(line))+1+len([]rune(word)) > helpWidth:
			b.WriteString(line + "\n")
			line = rest + word
		default:
			line += " " + word
		}
	}
	return b.String() + line + "\n"
}

// FormatPercent writes a share such as 95%.
func FormatPercent(v float64) string {
	return strconv.FormatFloat(math.Round(v*1e6)/1e4, 'f', -1, 64) + "%"
}

// QuoteWord returns s quoted for a shell.
func QuoteWord(s string) string {
	if s != "" && strings.Trim(s, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:@%+=,") == "" {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}
