package report

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/mattn/go-runewidth"
)

// leastDistinct is the least width in which names can be told apart.
const leastDistinct = 8

// Distinguish cuts names to at most width columns, so that no two of them are the same:
// in the middle where that is enough, else around what differs in them, and with a
// number only where names are equal or nothing else is enough. Width is at least
// [leastDistinct].
func Distinguish(names []string, width int) []string {
	out, ok := cutApart(names, width)
	if ok {
		return out
	}
	for i, name := range names {
		number := fmt.Sprintf("~%d", i+1)
		out[i] = cutMiddle(name, width-len(number)) + number
	}
	return out
}

// cutApart cuts names as [Distinguish] does, without numbers. It reports whether they
// can be told apart.
func cutApart(names []string, width int) (out []string, ok bool) {
	for inner := width - 2; inner >= width/4; inner -= 1 + len(names)/100 { // long lists get fewer tries
		if out = cutAround(names, width, inner); isDistinct(out) {
			return out, true
		}
		if !isDistinct(names) {
			break
		}
	}
	return out, false
}

// cutAround cuts names in the middle. Where names then look the same it keeps what
// differs, in at most inner columns, between the ends that they share.
func cutAround(names []string, width, inner int) []string {
	out, group := make([]string, len(names)), make([]int, len(names))
	for i := range names {
		group[i] = i
	}
	for merged := true; merged; {
		members := map[int][]int{}
		for i, g := range group {
			members[g] = append(members[g], i)
		}
		for _, of := range members {
			own := make([]string, len(of))
			for j, i := range of {
				own[j] = names[i]
			}
			for j, s := range cutGroup(own, width, inner) {
				out[of[j]] = s
			}
		}
		merged = mergeAlike(group, out)
	}
	return out
}

// mergeAlike merges groups whose texts look the same. It reports whether there are any.
func mergeAlike(group []int, texts []string) (merged bool) {
	first := map[string]int{}
	for i, s := range texts {
		at, ok := first[s]
		if !ok {
			first[s] = i
			continue
		}
		if from, to := group[i], group[at]; from != to {
			merged = true
			for j := range group {
				if group[j] == from {
					group[j] = to
				}
			}
		}
	}
	return merged
}

// cutGroup cuts names between the ends that they share, or in the middle if they share
// none.
func cutGroup(names []string, width, inner int) []string {
	out, widest := make([]string, len(names)), 0
	head, tail := sharedEnds(names)
	if len(names) == 1 || head+tail == "" {
		for i, name := range names {
			out[i] = cutMiddle(name, width)
		}
		return out
	}
	for i, name := range names {
		out[i] = name[len(head) : len(name)-len(tail)]
		widest = max(widest, runewidth.StringWidth(out[i]))
	}
	inner = min(inner, widest)
	if widest > inner {
		out = cutAround(out, inner, max(1, inner-2))
	}
	for i, name := range names {
		if runewidth.StringWidth(name) <= width {
			out[i] = name
		} else {
			out[i] = joinEnds(head, out[i], tail, width-inner)
		}
	}
	return out
}

// joinEnds puts a text between what fits of its head and its tail into room columns.
func joinEnds(head, text, tail string, room int) string {
	left := room / 2
	switch {
	case tail == "":
		left = room
	case head == "":
		left = 0
	case runewidth.StringWidth(head) < left:
		left = runewidth.StringWidth(head)
	case runewidth.StringWidth(tail) < room-left:
		left = room - runewidth.StringWidth(tail)
	}
	if runewidth.StringWidth(head) > left {
		head = runewidth.Truncate(head, max(0, left-1), "") + "…"
	}
	if over := runewidth.StringWidth(tail) - (room - left); over > 0 {
		tail = "…" + runewidth.TruncateLeft(tail, over+1, "")
	}
	if text == "" && strings.HasSuffix(head, "…") {
		tail = strings.TrimPrefix(tail, "…")
	}
	return head + text + tail
}

// sharedEnds returns the longest head, and of the rest the longest tail, that all names
// have. They cut no word in two, unless they would both be empty.
func sharedEnds(names []string) (head, tail string) {
	all := names[0]
	for _, name := range names[1:] {
		all = all[:sharedPrefix(all, name)]
	}
	if at := strings.LastIndexFunc(all, isNoWord); at >= 0 {
		_, size := utf8.DecodeRuneInString(all[at:])
		head = all[:at+size]
	}
	tail = sharedTail(names, len(head))
	if at := strings.IndexFunc(tail, isNoWord); at >= 0 {
		tail = tail[at:]
	} else {
		tail = ""
	}
	if head+tail == "" {
		return all, sharedTail(names, len(all))
	}
	return head, tail
}

// sharedTail returns the longest tail that all names have behind their first from bytes.
func sharedTail(names []string, from int) string {
	tail := names[0][from:]
	for _, name := range names[1:] {
		tail = tail[len(tail)-sharedSuffix(tail, name[from:]):]
	}
	return tail
}

func isNoWord(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }

// sharedPrefix returns the length of the longest prefix of whole characters.
func sharedPrefix(a, b string) int {
	for i, r := range a {
		if i >= len(b) || !strings.HasPrefix(b[i:], string(r)) {
			return i
		}
	}
	return len(a)
}

// sharedSuffix returns the length of the longest suffix of whole characters.
func sharedSuffix(a, b string) int {
	n := 0
	for n < len(a) && n < len(b) {
		r, size := utf8.DecodeLastRuneInString(a[:len(a)-n])
		if other, _ := utf8.DecodeLastRuneInString(b[:len(b)-n]); r != other {
			break
		}
		n += size
	}
	return n
}

func isDistinct(names []string) bool {
	seen := map[string]bool{}
	for _, name := range names {
		if seen[name] {
			return false
		}
		seen[name] = true
	}
	return true
}

// cutMiddle shortens s to width columns in its middle, where names differ the least.
func cutMiddle(s string, width int) string {
	total := runewidth.StringWidth(s)
	if total <= width {
		return s
	}
	tail := runewidth.TruncateLeft(s, total-(width-1)/2, "")
	return runewidth.Truncate(s, width-1-runewidth.StringWidth(tail), "") + "…" + tail
}
