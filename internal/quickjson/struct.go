package quickjson

import (
	"reflect"
	"strings"
	"unicode"
)

// layout is the fields of a struct in their order.
type layout []field

// field is one field, or an embedded struct whose fields belong to the outer one.
type field struct {
	index    int
	name     []byte // with quotes and colon
	encode   encoder
	leaveOut func(reflect.Value) bool // nil if it is always there
	embedded layout
	pointer  bool // to an embedded struct
}

// layOut returns the layout of a struct; false for one whose fields hide each other, or have options
// that are rare.
func layOut(t reflect.Type) (layout, bool) {
	seen := map[string]bool{}
	return layOutFields(t, seen, map[reflect.Type]bool{})
}

func layOutFields(t reflect.Type, seen map[string]bool, within map[reflect.Type]bool) (layout, bool) {
	if within[t] {
		return nil, false
	}
	within[t] = true
	defer delete(within, t)
	var out layout
	for i := range t.NumField() {
		f := t.Field(i)
		tag := f.Tag.Get("json")
		if tag == "-" {
			continue
		}
		name, options, _ := strings.Cut(tag, ",")
		inner := f.Type
		if f.Anonymous && inner.Kind() == reflect.Pointer {
			inner = inner.Elem()
		}
		if f.Anonymous && name == "" && inner.Kind() == reflect.Struct {
			fields, ok := layOutFields(inner, seen, within)
			if !ok {
				return nil, false
			}
			out = append(out, field{index: i, embedded: fields, pointer: f.Type != inner})
			continue
		}
		if !f.IsExported() {
			if f.Anonymous && inner.Kind() == reflect.Struct {
				return nil, false
			}
			continue
		}
		if name == "" {
			name = f.Name
		}
		leaveOut, ok := leavesOut(f.Type, options)
		if seen[name] || !isSimple(name) || !ok {
			return nil, false
		}
		seen[name] = true
		out = append(out, field{index: i, name: append(AppendString(nil, name), ':'), encode: encoderOf(f.Type), leaveOut: leaveOut})
	}
	return out, true
}

// isSimple reports whether encoding/json takes a name as it is.
func isSimple(name string) bool {
	for _, r := range name {
		if r != '_' && r != '-' && !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return false
		}
	}
	return true
}

// leavesOut returns what decides whether a field of a type is left out; false for options
// that this package does not know.
func leavesOut(t reflect.Type, options string) (func(reflect.Value) bool, bool) {
	switch options {
	case "":
		return nil, true
	case "omitempty":
		switch t.Kind() {
		case reflect.Array, reflect.Map, reflect.Slice, reflect.String:
			return func(v reflect.Value) bool { return v.Len() == 0 }, true
		case reflect.Struct:
			return nil, true
		}
		return reflect.Value.IsZero, true
	case "omitzero":
		own := reflect.TypeFor[interface{ IsZero() bool }]()
		switch {
		case t.Kind() == reflect.Pointer || t.Kind() == reflect.Interface:
			return nil, false
		case t.Implements(own):
			return func(v reflect.Value) bool {
				z, ok := methods(v).(interface{ IsZero() bool })
				return ok && z.IsZero()
			}, true
		case reflect.PointerTo(t).Implements(own):
			return nil, false
		}
		return reflect.Value.IsZero, true
	}
	return nil, false
}

func (l layout) encode(w *writer, v reflect.Value) {
	w.b = append(w.b, '{')
	from := len(w.b)
	l.encodeFields(w, v, from)
	w.b = append(w.b, '}')
}

// encodeFields appends the fields of v to an object that begins at from.
func (l layout) encodeFields(w *writer, v reflect.Value, from int) {
	for i := range l {
		f := &l[i]
		x := v.Field(f.index)
		if f.embedded != nil {
			if f.pointer {
				if x.IsNil() {
					continue
				}
				x = x.Elem()
			}
			f.embedded.encodeFields(w, x, from)
			continue
		}
		if f.leaveOut != nil && f.leaveOut(x) {
			continue
		}
		if len(w.b) > from {
			w.b = append(w.b, ',')
		}
		w.b = append(w.b, f.name...)
		f.encode(w, x)
	}
}
