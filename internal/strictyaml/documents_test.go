package strictyaml

import (
	"fmt"
	"iter"
	"math/rand/v2"
	"strings"
	"testing"

	"go.yaml.in/yaml/v4"
)

// A long file is parsed in sections; the documents, their places and the error must be
// those of a parse from beginning to end.
func TestDocumentsInSections(t *testing.T) {
	pieces := []string{
		"id: a\nprompt: How many?\n", "text: |\n  one\n   ---\n  two\n", "quoted: \"a\n  b\"\nlist: [1,\n  2]\n", "# a comment\n",
		"---\n", "---\n", "---\n", "---\n", "---\n", "---x: 1\n", "...\n", "base: &b {x: 1}\nuse: *b\n", "\n\n", "key: >\n  folded\n\n  text\n", "- a\n- b: c\n", "? x\n: y\n", "é: ü\n",
	}
	bad := []string{"a: [\n---\n", "a: 'open\n---\nb'\n", "\tx: 1\n", "%TAG ! tag:x,2000:\n---\n", "a: *none\n", "a: b: c\n", "\ufeff", "x: 1\r\n---\r\ny: 2\r\n"}
	rnd := rand.New(rand.NewPCG(3, 4))
	sections, failed := 0, 0
	for n := range 600 {
		pieces := pieces
		if n%4 == 0 { // such files are not split
			pieces = append(pieces[:len(pieces):len(pieces)], "--- text\n", "--- |\n  literal\n", "|\n---\n", "!!str a\n", "--- >-\n.. b\n...\n")
		}
		var b strings.Builder
		for b.Len() < 5*512 {
			fmt.Fprintf(&b, "---\nid: t%d\n", b.Len())
			if rnd.IntN(4) == 0 {
				b.WriteString("---\n" + pieces[rnd.IntN(len(pieces))])
			}
		}
		text := b.String()
		if at := rnd.IntN(len(text)); rnd.IntN(2) == 0 {
			text = text[:at] + "\n---\n" + bad[rnd.IntN(len(bad))] + text[at:]
		}
		want, wantErr := describeAll(func(yield func(*yaml.Node, error) bool) { parseFrom([]byte(text), 0, yield) })
		got, err := describeAll(documentsIn([]byte(text), 512))
		if fmt.Sprint(err) != fmt.Sprint(wantErr) || got != want && (err == nil || !strings.HasPrefix(got, want)) {
			t.Fatalf("%v, want %v:\n%.400s", err, wantErr, diffAt(got, want))
		}
		if err != nil {
			failed++
		}
		sections += len(splitDocuments([]byte(text), 512))
	}
	if sections < 1000 || failed < 200 || failed > 400 {
		t.Errorf("%d sections, %d errors", sections, failed)
	}
}

func describe(b *strings.Builder, n *yaml.Node) {
	fmt.Fprintf(b, "%d:%d %d %s %q &%s(", n.Line, n.Column, n.Kind, n.Tag, n.Value, n.Anchor)
	for _, c := range n.Content {
		describe(b, c)
	}
	b.WriteString(")")
}

func diffAt(a, b string) string {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	i = max(0, i-100)
	return a[i:min(len(a), i+180)] + "\nwant\n" + b[min(i, len(b)):min(len(b), i+180)]
}

func FuzzDocuments(f *testing.F) {
	f.Add("---\na: 1\n---\nb: [2]\n", uint8(3))
	f.Add("a: |\n  x\n---\n'q\n---'\n", uint8(9))
	f.Add("---\nk: v\n--- >-\n.. b\n...\n---", uint8(1))
	f.Add("---k: v\n---\n >-\n.. b\n...\n---", uint8(1))
	f.Add("a: 1\n---\n# c\n\n |\nb\n---\nd: 2\n", uint8(1))
	f.Add("--- |\n a\n---\n--- >-\n b\n...\n---\n? x\n--- # c\n[a,\n b]\n", uint8(1))
	f.Fuzz(func(t *testing.T, text string, size uint8) {
		want, wantErr := describeAll(func(yield func(*yaml.Node, error) bool) { parseFrom([]byte(text), 0, yield) })
		got, err := describeAll(documentsIn([]byte(text), 1+int(size)))
		// The parser looks ahead, so that an error may come before the document in front
		// of it, which sections tell apart.
		if fmt.Sprint(err) != fmt.Sprint(wantErr) || got != want && (err == nil || !strings.HasPrefix(got, want)) {
			t.Fatalf("%v\n%s\nwant %v\n%s", err, got, wantErr, want)
		}
	})
}

func describeAll(docs iter.Seq2[*yaml.Node, error]) (text string, last error) {
	var b strings.Builder
	for n, err := range docs {
		if last = err; err == nil {
			describe(&b, n)
			b.WriteString("\n")
		}
	}
	return b.String(), last
}
