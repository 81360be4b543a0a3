package seal

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
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
	return selectValue(reflect.ValueOf(v), key, fmt.Sprintf("%T", v))
}

// Keyer is implemented by a value whose JSON canonical JSON cannot hold; KeyForm
// returns the form that enters a key instead.
type Keyer interface{ KeyForm() (any, error) }

var marshaler = reflect.TypeFor[json.Marshaler]()

func selectValue(v reflect.Value, key, at string) (any, error) {
	if !v.IsValid() {
		return nil, nil
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return nil, nil
		}
		return selectValue(v.Elem(), key, at)
	case reflect.Struct:
		if v.Type().Implements(marshaler) {
			return v.Interface(), nil
		}
		return selectStruct(v, key, at)
	case reflect.Slice, reflect.Array:
		if !hasFields(v.Type().Elem()) {
			return v.Interface(), nil
		}
		out := make([]any, v.Len())
		for i := range out {
			e, err := selectValue(v.Index(i), key, fmt.Sprintf("%s[%d]", at, i))
			if err != nil {
				return nil, err
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
			e, err := selectValue(it.Value(), key, at+"."+k)
			if err != nil {
				return nil, err
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

func selectStruct(v reflect.Value, key, at string) (any, error) {
	t := v.Type()
	out := make(map[string]any, t.NumField())
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
		where := at + "." + f.Name
		switch tag {
		case Gen, Grade, None:
			if tag != key || isEmpty(v.Field(i)) {
				continue
			}
			out[name] = v.Field(i).Interface()
			if k, ok := out[name].(Keyer); ok {
				form, err := k.KeyForm()
				if err != nil {
					return nil, fmt.Errorf("field %s: %w", where, err)
				}
				out[name] = form
			}
		case "fields":
			e, err := selectValue(v.Field(i), key, where)
			if err != nil {
				return nil, err
			}
			if m, ok := e.(map[string]any); (!ok || len(m) > 0) && !isEmpty(v.Field(i)) {
				out[name] = e
			}
		default:
			return nil, fmt.Errorf("field %s has no key tag (gen, grade, none or fields)", where)
		}
	}
	return out, nil
}

func isEmpty(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Slice, reflect.Map:
		return v.Len() == 0
	}
	return v.IsZero()
}
