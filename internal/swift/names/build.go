package names

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/swift"
)

// Labels is the pseudo-type of a list whose members are the labels in all declarations.
// Tuple elements have such names.
const Labels = "*labels"

// Protocols and Classes are pseudo-types of a list that have the members of all protocols
// and of all classes of the module. A built list does not record inheritance, so any type
// may have these members.
const (
	Protocols = "*protocols"
	Classes   = "*classes"
)

// Declaration is a public declaration of a module.
type Declaration struct {
	Path    []string // names of the enclosing types and its own with labels: "View", "padding(_:)"
	Kind    string   // see symbols.Symbol; protocol, class and actor matter
	Foreign bool     // it extends a type of another module
	Since   swift.Version
	Text    string // the declaration as Swift spells it, for the labels of its tuples; may be ""
}

// Builder builds the list of the names of a module.
type Builder struct {
	types   map[string]map[string]swift.Version // members by type; "*" for the top level
	kinds   map[string]string
	foreign map[string]bool
	labels  map[string]swift.Version
}

var labelWord = lazyregexp.New(`([A-Za-z_]\w*)\s*:`)

// Add adds a declaration.
func (b *Builder) Add(d Declaration) {
	if b.types == nil {
		b.types, b.kinds, b.foreign = map[string]map[string]swift.Version{"*": {}}, map[string]string{}, map[string]bool{}
		b.labels = map[string]swift.Version{}
	}
	for _, m := range labelWord.FindAllStringSubmatch(d.Text, -1) {
		b.labels[m[1]] = swift.Version{}
	}
	name := d.Path[len(d.Path)-1]
	in := strings.Join(d.Path[:len(d.Path)-1], ".")
	if strings.ContainsAny(name, " \t\n@") || strings.ContainsAny(in, " \t\n@:<") {
		return
	}
	if in == "" {
		in = "*"
	} else if d.Foreign && b.types[in] == nil {
		b.foreign[in] = true
	}
	if b.types[in] == nil {
		b.types[in] = map[string]swift.Version{}
	}
	if old, ok := b.types[in][name]; !ok || d.Since.Compare(old) < 0 {
		b.types[in][name] = d.Since
	}
	if isType[d.Kind] {
		path := strings.Join(d.Path, ".")
		b.kinds[path] = d.Kind
		delete(b.foreign, path)
		if b.types[path] == nil {
			b.types[path] = map[string]swift.Version{}
		}
	}
}

var isType = set("struct class enum protocol actor typealias associatedtype")

// Len returns the number of names that were added.
func (b *Builder) Len() int {
	n := 0
	for _, members := range b.types {
		n += len(members)
	}
	return n
}

// Text returns the list in the form that [Parse] reads.
func (b *Builder) Text() []byte {
	shared := map[string]map[string]swift.Version{Protocols: {}, Classes: {}}
	for path, kind := range b.kinds {
		switch kind {
		case "protocol":
			maps.Copy(shared[Protocols], b.types[path])
		case "class", "actor":
			maps.Copy(shared[Classes], b.types[path])
		}
	}
	var out bytes.Buffer
	for _, name := range []string{Protocols, Classes} {
		writeEntry(&out, name, "", shared[name])
	}
	writeEntry(&out, "+"+Labels, "", b.labels)
	for _, path := range slices.Sorted(maps.Keys(b.types)) {
		head, parents := path, Protocols
		switch {
		case path == "*":
			parents = ""
		case b.foreign[path]:
			head, parents = "+"+path, ""
		case b.kinds[path] == "class" || b.kinds[path] == "actor":
			parents += " " + Classes
		case b.kinds[path] == "typealias" || b.kinds[path] == "associatedtype" || b.kinds[path] == "":
			head = "+" + path // the type has further members elsewhere
		}
		writeEntry(&out, head, parents, b.types[path])
	}
	return out.Bytes()
}

func writeEntry(out *bytes.Buffer, head, parents string, members map[string]swift.Version) {
	if parents != "" {
		head += " < " + parents
	}
	fmt.Fprintf(out, "%s:", head)
	width := len(head) + 1
	for _, name := range slices.Sorted(maps.Keys(members)) {
		if v := members[name]; !v.IsZero() {
			name += "@" + v.String()
		}
		if width += len(name) + 1; width > 120 {
			out.WriteString("\n ")
			width = len(name) + 2
		}
		out.WriteString(" " + name)
	}
	out.WriteString("\n")
}
