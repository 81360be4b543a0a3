package strictyaml

import (
	"bytes"
	"errors"
	"io"
	"iter"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/parallel"
)

// sectionSize is the least size of the parts of a file that are parsed at the same time.
const sectionSize = 32 << 10

// Documents yields each document of a file, also an empty one. It stops at the first
// error of the parser. It parses sections of a long file at the same time.
func Documents(data []byte) iter.Seq2[*yaml.Node, error] { return documentsIn(data, sectionSize) }

// documentsIn is Documents with sections of at least size bytes.
func documentsIn(data []byte, size int) iter.Seq2[*yaml.Node, error] {
	return func(yield func(*yaml.Node, error) bool) {
		sections := splitDocuments(data, size)
		if len(sections) < 2 {
			parseFrom(data, 0, yield)
			return
		}
		yielded := 0
		for docs, err := range parallel.InOrder(len(sections), func(i int) ([]*yaml.Node, error) {
			return parseSection(sections[i])
		}) {
			if err != nil { // only the whole file tells its place
				parseFrom(data, yielded, yield)
				return
			}
			for _, doc := range docs {
				if yielded++; !yield(doc, nil) {
					return
				}
			}
		}
	}
}

// parseFrom yields the documents of data from number n on.
func parseFrom(data []byte, n int, yield func(*yaml.Node, error) bool) {
	loader, err := yaml.NewLoader(bytes.NewReader(data))
	for i := 0; err == nil; i++ {
		doc := new(yaml.Node)
		if err = loader.Load(doc); err == nil && i >= n && !yield(doc, nil) {
			return
		}
	}
	if !errors.Is(err, io.EOF) {
		yield(nil, err)
	}
}

// section is whole documents of a file.
type section struct {
	text  []byte
	lines int // before it
}

// splitDocuments splits a file where documents begin: at lines that start with ---. It
// returns nil for a file in which such a line may be something else, or in which documents
// depend on directives.
func splitDocuments(data []byte, size int) (sections []section) {
	if bytes.IndexByte(data, '\r') >= 0 || bytes.IndexByte(data, 0) >= 0 {
		return nil
	}
	if mayHoldText(data) {
		return nil
	}
	begin, lines := 0, 0
	for from := size; from < len(data); {
		at := bytes.Index(data[from:], []byte("\n---"))
		if at < 0 {
			break
		}
		at += from + 1
		if from = at + len("---"); from < len(data) && !bytes.ContainsRune([]byte(" \t\n"), rune(data[from])) {
			continue // longer text that begins so
		}
		sections = append(sections, section{data[begin:at], lines})
		lines += bytes.Count(data[begin:at], []byte("\n"))
		begin, from = at, at+size
	}
	return append(sections, section{data[begin:], lines})
}

// mayHoldText reports whether a file has directives, or a document that may be one block of
// text: the parser takes its lines from the first column on, --- included.
func mayHoldText(data []byte) bool {
	begins := true // nothing of the document has come yet
	for line := range bytes.Lines(data) {
		if bytes.IndexByte([]byte("%|>!&"), line[0]) >= 0 {
			return true
		}
		rest, marker := bytes.CutPrefix(line, []byte("---"))
		if marker = marker && len(rest) > 0 && bytes.IndexByte([]byte(" \t\n"), rest[0]) >= 0; !marker {
			rest = line
		}
		content := bytes.Trim(rest, " \t\n")
		empty := len(content) == 0 || content[0] == '#'
		switch {
		case marker && !empty:
			return true
		case marker, bytes.HasPrefix(line, []byte("...")):
			begins = true
		case begins && !empty:
			if bytes.IndexByte([]byte("|>!&"), content[0]) >= 0 {
				return true
			}
			begins = false
		}
	}
	return false
}

func parseSection(s section) (docs []*yaml.Node, err error) {
	parseFrom(s.text, 0, func(doc *yaml.Node, e error) bool {
		if err = e; err == nil {
			moveDown(doc, s.lines)
			docs = append(docs, doc)
		}
		return err == nil
	})
	return docs, err
}

// moveDown adds lines to the place of a node and those in it.
func moveDown(n *yaml.Node, lines int) {
	n.Line += lines
	for _, c := range n.Content {
		moveDown(c, lines)
	}
}
