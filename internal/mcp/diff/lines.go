package diff

import "strings"

// Line is a line of a difference. Sign is "-" for a line of the old text, "+" for one
// of the new text, and " " for a line of context.
type Line struct {
	Sign string `json:"sign"`
	Text string `json:"text"`
}

// maxLines bounds the work of comparing two texts. Longer texts are shown completely.
const maxLines = 2000

// Lines returns the differing lines of two texts with one line of context, or nil if
// the texts are equal. It uses a longest common subsequence.
func Lines(before, after string) []Line {
	if before == after {
		return nil
	}
	a, b := splitLines(before), splitLines(after)
	var out []Line
	if len(a) > maxLines || len(b) > maxLines {
		for _, s := range a {
			out = append(out, Line{"-", s})
		}
		for _, s := range b {
			out = append(out, Line{"+", s})
		}
		return out
	}
	// common[i][j] is the length of the longest common subsequence of a[i:] and b[j:].
	common := make([][]int, len(a)+1)
	for i := range common {
		common[i] = make([]int, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			if a[i] == b[j] {
				common[i][j] = common[i+1][j+1] + 1
			} else {
				common[i][j] = max(common[i+1][j], common[i][j+1])
			}
		}
	}
	for i, j := 0, 0; i < len(a) || j < len(b); {
		switch {
		case i < len(a) && j < len(b) && a[i] == b[j]:
			out = append(out, Line{" ", a[i]})
			i, j = i+1, j+1
		case j == len(b) || i < len(a) && common[i+1][j] >= common[i][j+1]:
			out = append(out, Line{"-", a[i]})
			i++
		default:
			out = append(out, Line{"+", b[j]})
			j++
		}
	}
	return trimContext(out)
}

func splitLines(s string) []string {
	if s == "" {
		return nil
	}
	return strings.Split(strings.TrimSuffix(s, "\n"), "\n")
}

// trimContext removes common lines that are not next to a difference.
func trimContext(all []Line) []Line {
	var out []Line
	for i, l := range all {
		near := l.Sign != " " || i > 0 && all[i-1].Sign != " " || i+1 < len(all) && all[i+1].Sign != " "
		if near {
			out = append(out, l)
		}
	}
	return out
}
