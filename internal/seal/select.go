package seal

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"sync"
)

// The keys that a field can enter.
const (
	Gen   = "gen"   // the response depends on it
	Grade = "grade" // the score depends on it, the response does not
	None  = "none"  // neither depends on it
)

// SelectFields returns the part of v that enters key ("gen" or "grade"), as maps,
// slices and scalars ready for [Hash].
//
// v is a struct, or a pointer, slice or map of structs. Each exported field that JSON
// would write must carry the tag `key:"gen"`, `key:"grade"` or `key:"none"`; with
// `key:"fields"` the tags of the field's own struct decide. A field that JSON omits
// (`json:"-"`), such as text read from a file, needs no tag, and enters under its Go
// name if it has one. A type that marshals its own JSON is taken whole; a [Keyer]
// supplies its own form. Zero values and empty slices and maps are omitted, so that a
// new field leaves the keys of suites without it unchanged.
func SelectFields(v any, key string) (any, error) {
	out, err := selectValue(reflect.ValueOf(v), key)
	if wrong, ok := errors.AsType[*fieldError](err); ok {
		return nil, fmt.Errorf("field %T%s%s%w", v, wrong.path, wrong.said, wrong.err)
	}
	return out, err
}

// fieldError is an error in the field at path below the selected value, which grows as
// the error is passed up.
type fieldError struct {
	path, said string
	err        error
}

func (e *fieldError) Error() string { return e.path + e.said + e.err.Error() }

// below returns err as an error of a part of the value in which it appeared.
func below(part string, err error) error {
	if wrong, ok := errors.AsType[*fieldError](err); ok {
		wrong.path = part + wrong.path
	}
	return err
}

// Keyer is implemented by a value whose JSON canonical JSON cannot hold; KeyForm
// returns the form that enters a key instead.
type Keyer interface{ KeyForm() (any, error) }

var marshaler = reflect.TypeFor[json.Marshaler]()

func selectValue(v reflect.Value, key string) (any, error) {
	if !v.IsValid() {
		return nil, nil
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return nil, nil
		}
		return selectValue(v.Elem(), key)
	case reflect.Struct:
		if v.Type().Implements(marshaler) {
			return v.Interface(), nil
		}
		return selectStruct(v, key)
	case reflect.Slice, reflect.Array:
		if !hasFields(v.Type().Elem()) {
			return v.Interface(), nil
		}
		out := make([]any, v.Len())
		for i := range out {
			e, err := selectValue(v.Index(i), key)
			if err != nil {
				return nil, below(fmt.Sprintf("[%d]", i), err)
			}
			out[i] = e
		}
		return out, nil
	case reflect.Map:
		if !hasFields(v.Type().Elem()) {
			return v.Interface(), nil
		}
		out := make(map[string]any, v.Len())
		for it := v.MapRange(); it.Next(); {
			k := fmt.Sprint(it.Key().Interface())
			e, err := selectValue(it.Value(), key)
			if err != nil {
				return nil, below("."+k, err)
			}
			out[k] = e
		}
		return out, nil
	}
	return v.Interface(), nil
}

// hasFields reports whether values of t may hold tagged structs.
func hasFields(t reflect.Type) bool {
	for {
		switch t.Kind() {
		case reflect.Pointer, reflect.Slice, reflect.Array, reflect.Map:
			t = t.Elem()
		case reflect.Interface:
			return true
		case reflect.Struct:
			return !t.Implements(marshaler)
		default:
			return false
		}
	}
}

// keyField is an exported field that JSON would write or that has a key tag.
type keyField struct {
	index     int
	name, tag string // in the key, and of the key
	goName    string
}

// keyFields holds the fields of struct types, since a suite has many tasks.
var keyFields sync.Map // reflect.Type to []keyField

func keyFieldsOf(t reflect.Type) []keyField {
	if known, ok := keyFields.Load(t); ok {
		return known.([]keyField)
	}
	var out []keyField
	for i := range t.NumField() {
		f := t.Field(i)
		if !f.IsExported() {
			continue
		}
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		tag := f.Tag.Get("key")
		if name == "-" && tag == "" {
			continue
		}
		if name == "-" || name == "" {
			name = f.Name
		}
		out = append(out, keyField{i, name, tag, f.Name})
	}
	keyFields.Store(t, out)
	return out
}

func selectStruct(v reflect.Value, key string) (any, error) {
	out := map[string]any{}
	for _, f := range keyFieldsOf(v.Type()) {
		switch f.tag {
		case Gen, Grade, None:
			field := v.Field(f.index)
			if f.tag != key || isEmpty(field) {
				continue
			}
			value := field.Interface()
			if k, ok := value.(Keyer); ok {
				form, err := k.KeyForm()
				if err != nil {
					return nil, &fieldError{"." + f.goName, ": ", err}
				}
				value = form
			}
			out[f.name] = value
		case "fields":
			field := v.Field(f.index)
			e, err := selectValue(field, key)
			if err != nil {
				return nil, below("."+f.goName, err)
			}
			if m, ok := e.(map[string]any); (!ok || len(m) > 0) && !isEmpty(field) {
				out[f.name] = e
			}
		default:
			return nil, &fieldError{"." + f.goName, " ", errNoTag}
		}
	}
	return out, nil
}

var errNoTag = errors.New("has no key tag (gen, grade, none or fields)")

func isEmpty(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Slice, reflect.Map:
		return v.Len() == 0
	}
	return v.IsZero()
}
