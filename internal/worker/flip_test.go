package worker

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
)

// spot is one value of a configuration that can be changed: a field, or an
// element of a list or map of plain values.
type spot struct {
	path  string // such as "Scenarios[equipped].Inject.Top"
	field string // such as "suite.Inject.Top"
	tag   string // its key tag, from the innermost field
	enum  string // its enum tag
	v     reflect.Value
}

// spots lists the spots of v, a pointer to a struct, in a fixed order. Fields without
// a key tag, and fields whose tag contradicts the enclosing field's, are its errors.
// The fields of containers only hold values with their own tags.
func spots(v any, containers []string) (list []spot, errs []error) {
	w := &spotter{containers: containers}
	w.structure(reflect.ValueOf(v).Elem(), "", "")
	return w.list, w.errs
}

type spotter struct {
	containers []string
	list       []spot
	errs       []error
}

var marshaler = reflect.TypeFor[json.Marshaler]()

// structure walks the fields of v. outer is the tag of the field around it, ""
// if v's own fields decide.
func (w *spotter) structure(v reflect.Value, path, outer string) {
	for f := range v.Type().Fields() {
		if !f.IsExported() || f.Tag.Get("json") == "-" {
			continue
		}
		name := fmt.Sprintf("%s.%s", v.Type(), f.Name)
		tag := f.Tag.Get("key")
		at := strings.TrimPrefix(path+"."+f.Name, ".")
		switch {
		case slices.Contains(w.containers, name):
			tag = ""
		case tag != seal.Gen && tag != seal.Grade && tag != seal.None && tag != "fields":
			w.errs = append(w.errs, fmt.Errorf("field %s has no key tag", name))
			continue
		case tag == "fields":
			tag = ""
		case outer != "" && tag != outer:
			w.errs = append(w.errs, fmt.Errorf("field %s is tagged %s inside a field tagged %s", name, tag, outer))
		}
		w.value(v.FieldByIndex(f.Index), at, spot{field: name, tag: tag, enum: f.Tag.Get("enum")})
	}
}

func (w *spotter) value(v reflect.Value, path string, s spot) {
	if config := settings(v); config.IsValid() {
		w.structure(config, path, "")
		return
	}
	switch {
	case v.Type().Implements(marshaler) || reflect.PointerTo(v.Type()).Implements(marshaler):
	case v.Kind() == reflect.Pointer && !v.IsNil() && v.Elem().Kind() == reflect.Struct:
		w.structure(v.Elem(), path, s.tag)
		return
	case v.Kind() == reflect.Struct:
		w.structure(v, path, s.tag)
		return
	case v.Kind() == reflect.Slice && holdsStructs(v.Type().Elem()):
		for i := range v.Len() {
			w.value(v.Index(i), fmt.Sprintf("%s[%d]", path, i), s)
		}
		return
	case v.Kind() == reflect.Map && holdsStructs(v.Type().Elem()):
		for _, k := range slices.Sorted(maps.Keys(mapped(v))) {
			w.value(v.MapIndex(reflect.ValueOf(k)), fmt.Sprintf("%s[%s]", path, k), s)
		}
		return
	}
	s.path, s.v = path, v
	w.list = append(w.list, s)
}

// settings returns the settings in v if v is an agent, grader or tool: a kind
// and a pointer to the kind's settings.
func settings(v reflect.Value) reflect.Value {
	if v.Kind() == reflect.Pointer && !v.IsNil() {
		v = v.Elem()
	}
	switch p := v.Interface().(type) {
	case suite.Part:
		return reflect.ValueOf(p.Config).Elem()
	case suite.Tool:
		return reflect.ValueOf(p.Config).Elem()
	}
	return reflect.Value{}
}

func holdsStructs(t reflect.Type) bool {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	kind := t == reflect.TypeFor[suite.Part]() || t == reflect.TypeFor[suite.Tool]()
	return kind || t.Kind() == reflect.Struct && !t.Implements(marshaler)
}

func mapped(v reflect.Value) map[string]reflect.Value {
	out := map[string]reflect.Value{}
	for it := v.MapRange(); it.Next(); {
		out[it.Key().String()] = it.Value()
	}
	return out
}

// change gives the spot another value: one of special by its field, one of its
// enum, or something near. It reports whether it could.
func (s spot) change(special map[string]any) bool {
	if other, ok := special[s.field]; ok {
		s.v.Set(reflect.ValueOf(other).Convert(s.v.Type()))
		return true
	}
	if s.enum != "" {
		words := strings.Split(s.enum, ",")
		i := slices.Index(words, s.v.String())
		s.v.SetString(words[(i+1)%len(words)])
		return i >= 0
	}
	return alter(s.v)
}

// alter changes v, of which nothing behind a pointer is shared.
func alter(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.String:
		v.SetString(v.String() + "x")
	case reflect.Bool:
		v.SetBool(!v.Bool())
	case reflect.Int, reflect.Int64:
		v.SetInt(v.Int() + 1)
	case reflect.Uint64:
		v.SetUint(v.Uint() + 1)
	case reflect.Float64:
		v.SetFloat(v.Float() + 1)
	case reflect.Pointer:
		return !v.IsNil() && alter(v.Elem())
	case reflect.Slice:
		if v.Len() == 0 {
			return false
		}
		return alter(v.Index(v.Len() - 1))
	case reflect.Map:
		entries := mapped(v)
		if len(entries) == 0 {
			return false
		}
		k := slices.Min(slices.Collect(maps.Keys(entries)))
		c := reflect.New(v.Type().Elem()).Elem()
		c.Set(entries[k])
		if !alter(c) {
			return false
		}
		v.SetMapIndex(reflect.ValueOf(k), c)
	case reflect.Struct:
		named, ok := v.Addr().Interface().(*suite.Variable)
		if ok {
			named.Name += "x"
		}
		return ok
	default:
		return false
	}
	return true
}

// grow adds an element to a list or map of plain values.
func (s spot) grow() bool {
	switch s.v.Kind() {
	case reflect.Slice:
		e := reflect.New(s.v.Type().Elem()).Elem()
		if s.v.Len() > 0 {
			e.Set(s.v.Index(0))
		}
		s.v.Set(reflect.Append(s.v, e))
		return true
	case reflect.Map:
		if s.v.IsNil() {
			s.v.Set(reflect.MakeMap(s.v.Type()))
		}
		e := reflect.New(s.v.Type().Elem()).Elem()
		s.v.SetMapIndex(reflect.ValueOf("ADDED"), e)
		return true
	}
	return false
}

// clear sets the spot to its zero value.
func (s spot) clear() bool {
	if s.v.IsZero() {
		return false
	}
	s.v.SetZero()
	return true
}
