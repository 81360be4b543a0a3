package code

import (
	"iter"
	"slices"
	"sort"
	"strings"
)

// nodeWords is the size of a node as grammars/shim.c lays it out.
const nodeWords = 6

const (
	flagNamed = 1 << (16 + iota)
	flagError
	flagMissing
	flagHasError
)

// tree is a concrete syntax tree, its nodes in preorder.
type tree struct {
	names *names
	text  []byte
	words []uint32
	lines []int // offset of the first byte of each line
}

// node is a node of a tree. The zero node has no kind, text or children.
type node struct {
	t *tree
	i uint32
}

func (t *tree) root() node { return node{t, 0} }

func (t *tree) line(offset int) int {
	if t.lines == nil {
		t.lines = []int{0}
		for i, c := range t.text {
			if c == '\n' {
				t.lines = append(t.lines, i+1)
			}
		}
	}
	return sort.SearchInts(t.lines, offset+1)
}

func (n node) ok() bool { return n.t != nil }

func (n node) word(i uint32) uint32 {
	if n.t == nil {
		return 0
	}
	return n.t.words[n.i*nodeWords+i]
}

func (n node) is(flag uint32) bool { return n.word(0)&flag != 0 }

// kind returns the name of the node's symbol in the grammar; for a token without a
// name, its text.
func (n node) kind() string {
	if n.t == nil {
		return ""
	}
	if n.is(flagError) {
		return "ERROR"
	}
	return n.t.names.kinds[n.word(0)&0xffff]
}

// field must not be called on the zero node.
func (n node) field() string { return n.t.names.fields[n.word(1)] }

func (n node) start() int { return int(n.word(2)) }
func (n node) end() int   { return int(n.word(3)) }

func (n node) text() string {
	if n.t == nil {
		return ""
	}
	return string(n.t.text[n.start():n.end()])
}

func (n node) firstLine() int { return n.t.line(n.start()) }

// lastLine returns the line of the last byte that is neither white space nor
// comment: some grammars count the line break, or the comments, after a declaration
// as part of it.
func (n node) lastLine() int {
	end := n.end()
	for i := n.word(5) - 1; i > n.i; i-- {
		if last := (node{n.t, i}); last.start() < last.end() && last.kind() != "comment" {
			end = last.end()
			break
		}
	}
	for end > n.start()+1 && strings.IndexByte(" \t\r\n", n.t.text[end-1]) >= 0 {
		end--
	}
	return n.t.line(max(n.start(), end-1))
}

// children yields the direct children, tokens included.
func (n node) children() iter.Seq[node] {
	return func(yield func(node) bool) {
		if n.t == nil {
			return
		}
		for i := n.i + 1; i < n.word(5); i = n.t.words[i*nodeWords+5] {
			if !yield(node{n.t, i}) {
				return
			}
		}
	}
}

// child returns the first child that fills a field, the zero node if none does.
func (n node) child(field string) node {
	for c := range n.children() {
		if c.field() == field {
			return c
		}
	}
	return node{}
}

// first returns the first child of one of the kinds, the zero node if there is
// none.
func (n node) first(kinds ...string) node {
	for c := range n.children() {
		if slices.Contains(kinds, c.kind()) {
			return c
		}
	}
	return node{}
}

// errors yields the outermost nodes at which the grammar failed, as ranges of
// lines.
func (t *tree) errors() iter.Seq2[int, int] {
	return func(yield func(int, int) bool) {
		for i := uint32(0); i < uint32(len(t.words)/nodeWords); {
			n := node{t, i}
			switch {
			case n.is(flagError | flagMissing):
				if !yield(n.firstLine(), n.lastLine()) {
					return
				}
				i = n.word(5)
			case n.is(flagHasError):
				i++
			default:
				i = n.word(5)
			}
		}
	}
}

// badLines returns in how many lines the grammar failed.
func (t *tree) badLines() int {
	n := 0
	for first, last := range t.errors() {
		n += last - first + 1
	}
	return n
}
