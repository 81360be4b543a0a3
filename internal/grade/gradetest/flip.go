package gradetest

import (
	"encoding/json"
	"iter"
	"maps"
	"reflect"
	"slices"

	"github.com/assay-eval/assay/internal/seal"
)

func sortedKeys(m map[string]string) []string { return slices.Sorted(maps.Keys(m)) }

// flip is an identity with one field changed.
type flip struct {
	field string // path of the field
	tag   string // its key tag
	value any    // pointer to the changed copy
}

// listFlips yields v, a struct or a pointer to one, once for each tagged field,
// with that field changed. v itself is left alone.
func listFlips(v any) iter.Seq[flip] {
	return func(yield func(flip) bool) {
		orig := reflect.ValueOf(v)
		for orig.Kind() == reflect.Pointer {
			orig = orig.Elem()
		}
		walkFields(orig.Type(), nil, orig.Type().String(), func(index []int, path, tag string) bool {
			c := reflect.New(orig.Type())
			c.Elem().Set(orig)
			field, ok := reachField(c.Elem(), index)
			return !ok || !changeField(field) || yield(flip{field: path, tag: tag, value: c.Interface()})
		})
	}
}

// walkFields calls fn with each field of t that has its own key, with the fields of
// structs tagged "fields" included.
func walkFields(t reflect.Type, index []int, path string, fn func(index []int, path, tag string) bool) bool {
	for f := range t.Fields() {
		at, where := append(slices.Clone(index), f.Index...), path+"."+f.Name
		switch tag := f.Tag.Get("key"); tag {
		case seal.Gen, seal.Grade, seal.None:
			if f.IsExported() && !fn(at, where, tag) {
				return false
			}
		case "fields":
			inner := f.Type
			for inner.Kind() == reflect.Pointer {
				inner = inner.Elem()
			}
			if inner.Kind() == reflect.Struct && !walkFields(inner, at, where, fn) {
				return false
			}
		}
	}
	return true
}

// reachField finds the field at index below v. Pointers on the way are replaced by
// copies, so that nothing is changed behind them; a nil one ends the search.
func reachField(v reflect.Value, index []int) (reflect.Value, bool) {
	for _, i := range index {
		for v.Kind() == reflect.Pointer {
			if v.IsNil() {
				return v, false
			}
			c := reflect.New(v.Type().Elem())
			c.Elem().Set(v.Elem())
			v.Set(c)
			v = c.Elem()
		}
		v = v.Field(i)
	}
	return v, true
}

// changeField sets v to something else that is not zero, and reports whether it
// could.
func changeField(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.String:
		v.SetString(v.String() + "~")
	case reflect.Bool:
		v.SetBool(!v.Bool())
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(v.Int() + 1)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(v.Uint() + 1)
	case reflect.Float32, reflect.Float64:
		v.SetFloat(v.Float() + 1)
	case reflect.Pointer:
		c := reflect.New(v.Type().Elem())
		if !v.IsNil() {
			c.Elem().Set(v.Elem())
		}
		if !changeField(c.Elem()) {
			return false
		}
		v.Set(c)
	case reflect.Slice:
		if v.Type() == reflect.TypeFor[json.RawMessage]() {
			v.SetBytes([]byte(`"~"`))
			return true
		}
		e := reflect.New(v.Type().Elem()).Elem()
		changeField(e)
		v.Set(reflect.Append(slicesClone(v), e))
	case reflect.Map:
		m := reflect.MakeMap(v.Type())
		for it := v.MapRange(); it.Next(); {
			m.SetMapIndex(it.Key(), it.Value())
		}
		k, e := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
		changeField(e)
		if !changeField(k) {
			return false
		}
		m.SetMapIndex(k, e)
		v.Set(m)
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() && changeField(v.Field(i)) {
				return true
			}
		}
		return false
	case reflect.Interface:
		if v.NumMethod() > 0 {
			return false
		}
		v.Set(reflect.ValueOf("~"))
	default:
		return false
	}
	return true
}

func slicesClone(v reflect.Value) reflect.Value {
	c := reflect.MakeSlice(v.Type(), v.Len(), v.Len()+1)
	reflect.Copy(c, v)
	return c
}
