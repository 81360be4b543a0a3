package suite

import (
	"cmp"
	"strings"
	"unicode/utf8"
)

// A Blank marks a place of a draft that is still to be filled in: "<<TODO: the missing
// text>>". A suite with a blank does not load, so that no draft is ever measured.
const (
	blankOpen  = "<<TODO:"
	blankClose = ">>"
)

// Blank returns the mark of a place to be filled in.
func Blank(what string) string {
	return blankOpen + " " + strings.ReplaceAll(what, blankClose, "> >") + blankClose
}

func (k *checker) checkBlanks() {
	k.tree.visit(k.checkBlank)
	for _, t := range k.s.Tasks {
		k.s.origin.tasks[t].tree.visit(k.checkBlank)
	}
}

// checkBlank reports the blanks in a text.
func (k *checker) checkBlank(n *node) {
	rest, _ := n.scalar.(string)
	for {
		_, after, found := strings.Cut(rest, blankOpen)
		if !found {
			return
		}
		at := n.pos
		if n.text != nil { // the text comes from a file
			at = pos{src: n.text, line: 1, col: 1}
		}
		var what string
		what, rest, _ = strings.Cut(after, blankClose)
		k.c.addMistake(k.markPlace(at, blankOpen+after), "", "not filled in yet: %s", cmp.Or(strings.Join(strings.Fields(what), " "), "say what belongs here"))
	}
}

// markPlace returns the place of a mark in the source at or after at, or at itself if
// the source is written in another way, such as folded.
func (k *checker) markPlace(at pos, from string) pos {
	if at.src == nil || at.line < 1 {
		return at
	}
	head, _, _ := strings.Cut(from, "\n")
	head, _, _ = strings.Cut(head, blankClose)
	lines := strings.Split(string(at.src.data), "\n")
	for i := at.line - 1; i < len(lines); i++ {
		if col := strings.Index(lines[i], head); col >= 0 {
			return pos{src: at.src, line: i + 1, col: utf8.RuneCountInString(lines[i][:col]) + 1}
		}
	}
	return at
}
