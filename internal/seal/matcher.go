package seal

import (
	"iter"
	"slices"
)

// pattern is a text to find and the mark that replaces it.
type pattern struct {
	text string
	id   int
}

// matcher finds many patterns at once, after Wu and Manber (1994): it looks at the
// last two bytes of a window as long as the shortest pattern, and skips as far as no
// pattern can begin. Text without secrets is scanned in steps of several bytes,
// however many patterns there are.
type matcher struct {
	window  int                  // length of the shortest pattern
	longest int                  // length of the longest
	breaks  []string             // the patterns' beginnings up to each line break in them
	shift   [1 << 16]uint8       // by the last two bytes of the window; 0: look closer
	start   map[uint16][]pattern // patterns whose window ends in these two bytes, longest first
}

func newMatcher(patterns []pattern) *matcher {
	m := &matcher{window: len(patterns[0].text), start: map[uint16][]pattern{}}
	for _, p := range patterns {
		m.window = min(m.window, len(p.text))
		m.longest = max(m.longest, len(p.text))
		for i := range len(p.text) - 1 {
			if p.text[i] == '\n' {
				m.breaks = append(m.breaks, p.text[:i+1])
			}
		}
	}
	m.window = min(m.window, 255) // shift is a byte
	for i := range m.shift {
		m.shift[i] = uint8(m.window - 1)
	}
	for _, p := range patterns {
		for i := 1; i < m.window; i++ {
			b := bytePair(p.text[i-1], p.text[i])
			m.shift[b] = min(m.shift[b], uint8(m.window-1-i))
		}
		last := bytePair(p.text[m.window-2], p.text[m.window-1])
		m.start[last] = append(m.start[last], p)
	}
	for _, list := range m.start {
		slices.SortStableFunc(list, func(a, b pattern) int { return len(b.text) - len(a.text) })
	}
	return m
}

func bytePair(a, b byte) uint16 { return uint16(a)<<8 | uint16(b) }

// findAll yields, in order, the longest match at every position where one begins;
// matches may overlap.
func (m *matcher) findAll(b []byte) iter.Seq[stretch] {
	return func(yield func(stretch) bool) {
		for end := m.window - 1; end < len(b); {
			last := bytePair(b[end-1], b[end])
			if s := int(m.shift[last]); s > 0 {
				end += s
				continue
			}
			from := end - m.window + 1
			for _, p := range m.start[last] {
				to := from + len(p.text)
				if to > len(b) || string(b[from:to]) != p.text {
					continue
				}
				if !yield(stretch{start: from, end: to, id: p.id}) {
					return
				}
				break
			}
			end++
		}
	}
}

// openLines returns the number of bytes at the end of b, which ends in a line break,
// that may begin a pattern of several lines.
func (m *matcher) openLines(b []byte) int {
	open := 0
	for _, s := range m.breaks {
		if len(s) > open && len(s) <= len(b) && string(b[len(b)-len(s):]) == s {
			open = len(s)
		}
	}
	return open
}
