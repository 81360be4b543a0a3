package grade

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/suite"
)

// Settings returns cfg, a struct, as it holds for task t: every key that the
// task gives under graders.<name> takes the place of the grader's own, the
// others stay. Lists and maps are replaced, not joined; null sets a key to its
// zero value. Settings does not change cfg or anything that it points to.
//
//	graders:                       # in the suite
//	  text: {contains: [Paris], ignore_case: true}
//
//	graders:                       # in a task: contains is replaced,
//	  text: {contains: [Rome]}     # ignore_case still holds
//
// A key that cfg does not have, or a value of the wrong type, is a
// *[SettingError].
func Settings[C any](cfg C, t *suite.Task, name string) (C, error) {
	given, ok := t.Graders[name]
	if !ok || given == nil {
		return cfg, nil
	}
	m, ok := given.(map[string]any)
	if !ok {
		return cfg, &SettingError{Text: fmt.Sprintf("settings of grader %s are a %s, not a map", name, typeName(given))}
	}
	fields := fieldsOf(reflect.TypeFor[C]())
	v := reflect.ValueOf(&cfg).Elem()
	for _, key := range slices.Sorted(maps.Keys(m)) {
		index, ok := fields[key]
		if !ok {
			return cfg, &SettingError{Key: key, Text: fmt.Sprintf("grader %s has no setting %q", name, key),
				Fix: "one of " + strings.Join(slices.Sorted(maps.Keys(fields)), ", ")}
		}
		// A fresh value, because decoding into the old one would write into
		// the arrays and maps that it shares with the caller's cfg.
		field := v.FieldByIndex(index)
		fresh := reflect.New(field.Type())
		if err := decodeSetting(m[key], fresh.Interface()); err != nil {
			return cfg, &SettingError{Key: key, Text: fmt.Sprintf("setting %s of grader %s: %v", key, name, err)}
		}
		field.Set(fresh.Elem())
	}
	return cfg, nil
}

// SettingError is a mistake in a task's settings of a grader. Key is the
// setting, "" if the settings as a whole are wrong.
type SettingError struct{ Key, Text, Fix string }

// Error implements error.
func (e *SettingError) Error() string {
	if e.Fix == "" {
		return e.Text
	}
	return e.Text + "; " + e.Fix
}

// Problem converts an error of [Settings] to a problem of the task.
func Problem(err error, name string) suite.Problem {
	p := suite.Problem{Path: "graders." + name, Text: err.Error()}
	if s, ok := errors.AsType[*SettingError](err); ok {
		p.Text, p.Fix = s.Text, s.Fix
		if s.Key != "" {
			p.Path += "." + s.Key
		}
	}
	return p
}

// NameOf returns the name under which s has the grader with this config, a
// pointer; "" if it has none. Kinds that check their settings need it, since a
// task gives its settings by the grader's name.
func NameOf(s *suite.Suite, config any) string {
	for _, name := range slices.Sorted(maps.Keys(s.Graders)) {
		if s.Graders[name].Config == config {
			return name
		}
	}
	return ""
}

// fieldsByType holds the results of [fieldsOf]: a suite has many tasks.
var fieldsByType sync.Map

// fieldsOf maps the JSON keys of struct t to its fields, with the fields of embedded
// structs. The map must not be changed.
func fieldsOf(t reflect.Type) map[string][]int {
	if known, ok := fieldsByType.Load(t); ok {
		return known.(map[string][]int)
	}
	out := map[string][]int{}
	for _, f := range reflect.VisibleFields(t) {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		if f.IsExported() && !f.Anonymous && name != "" && name != "-" {
			out[name] = f.Index
		}
	}
	fieldsByType.Store(t, out)
	return out
}

func decodeSetting(from, into any) error {
	if copySetting(from, into) {
		return nil
	}
	b, err := json.Marshal(from)
	if err != nil {
		return err
	}
	dec := json.NewDecoder(bytes.NewReader(b))
	dec.DisallowUnknownFields()
	err = dec.Decode(into)
	if wrong, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		return fmt.Errorf("%s where %s is wanted", wrong.Value, typeWord(wrong.Type))
	}
	if err != nil {
		return errors.New(strings.TrimPrefix(err.Error(), "json: "))
	}
	return nil
}

// copySetting stores a value of a usual type, without the detour over JSON, and reports
// whether it could.
func copySetting(from, into any) bool {
	switch into := into.(type) {
	case *bool:
		b, ok := from.(bool)
		*into = b
		return ok
	case *string:
		s, ok := from.(string)
		*into = s
		return ok && utf8.ValidString(s)
	case *[]string:
		list, ok := from.([]any)
		if !ok || list == nil {
			return false
		}
		out := make([]string, len(list))
		for i, v := range list {
			s, ok := v.(string)
			if !ok || !utf8.ValidString(s) {
				return false
			}
			out[i] = s
		}
		*into = out
		return true
	}
	return false
}

func typeName(v any) string {
	switch v.(type) {
	case string:
		return "string"
	case bool:
		return "bool"
	case []any:
		return "list"
	}
	return "number"
}

func typeWord(t reflect.Type) string {
	switch t.Kind() {
	case reflect.Bool:
		return "true or false"
	case reflect.String:
		return "a string"
	case reflect.Slice, reflect.Array:
		return "a list"
	case reflect.Map, reflect.Struct:
		return "a map"
	}
	return "a number"
}
