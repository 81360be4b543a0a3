// Package strictyaml reads YAML files node by node. Reading stops at the first mistake
// with an error that begins with name:line:column.
package strictyaml

import (
	"errors"
	"fmt"
	"iter"

	"go.yaml.in/yaml/v4"
)

// File is a file being read by [Read].
type File struct {
	Name string
	data []byte
}

// Mistake is a mistake with its place: the error of [Read], and the panic value of
// [File.Failf].
type Mistake struct {
	File      string
	Line, Col int
	Text      string
}

func (m *Mistake) Error() string { return fmt.Sprintf("%s:%d:%d: %s", m.File, m.Line, m.Col, m.Text) }

// Read calls read and returns its error, or the error of the first call of
// [File.Failf].
func Read(name string, data []byte, read func(File) error) (err error) {
	defer func() {
		switch p := recover().(type) {
		case nil:
		case *Mistake:
			err = p
		default:
			panic(p)
		}
	}()
	return read(File{name, data})
}

// Documents yields the root of each document of the file, or nil for an empty document.
// It stops at the first error.
func (f File) Documents() iter.Seq2[*yaml.Node, error] {
	return func(yield func(*yaml.Node, error) bool) {
		for doc, err := range Documents(f.data) {
			var root *yaml.Node
			if err == nil && len(doc.Content) > 0 {
				root = doc.Content[0]
			}
			if e, ok := errors.AsType[*yaml.LoadError](err); ok {
				err = &Mistake{f.Name, max(e.Mark.Line, 1), max(e.Mark.Column, 1), e.Message}
			} else if err != nil {
				err = fmt.Errorf("%s: %w", f.Name, err)
			}
			if !yield(root, err) {
				return
			}
		}
	}
}

// Place returns the position of a node as name:line:column.
func (f File) Place(n *yaml.Node) string {
	return fmt.Sprintf("%s:%d:%d", f.Name, max(n.Line, 1), max(n.Column, 1))
}

// Failf stops [Read] with a mistake at n.
func (f File) Failf(n *yaml.Node, format string, args ...any) {
	panic(&Mistake{f.Name, max(n.Line, 1), max(n.Column, 1), fmt.Sprintf(format, args...)})
}

// List returns the items of a list and resolves aliases. For any other node it fails
// with the given text.
func (f File) List(n *yaml.Node, format string, args ...any) []*yaml.Node {
	if n.Kind != yaml.SequenceNode {
		f.Failf(n, format, args...)
	}
	items := make([]*yaml.Node, len(n.Content))
	for i, item := range n.Content {
		items[i] = Resolve(item)
	}
	return items
}

// Resolve returns n, or its target if n is an alias.
func Resolve(n *yaml.Node) *yaml.Node {
	for n.Kind == yaml.AliasNode && n.Alias != nil {
		n = n.Alias
	}
	return n
}
