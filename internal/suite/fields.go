package suite

import (
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/seal"
)

// field is one key that a struct reads.
type field struct {
	reflect.StructField
	name     string
	optional bool
}

// writtenFields yields the fields of t that people write, including fields of embedded
// structs. The loader makes a field tagged `written:"no"`.
func writtenFields(t reflect.Type) iter.Seq[field] {
	return func(yield func(field) bool) { eachField(t, nil, yield) }
}

func eachField(t reflect.Type, index []int, yield func(field) bool) bool {
	for i := range t.NumField() {
		f := t.Field(i)
		name, opts, _ := strings.Cut(f.Tag.Get("json"), ",")
		f.Index = append(slices.Clone(index), i)
		if f.Anonymous && name == "" && f.Type.Kind() == reflect.Struct {
			if !eachField(f.Type, f.Index, yield) {
				return false
			}
			continue
		}
		if !f.IsExported() || name == "-" || f.Tag.Get("written") == "no" {
			continue
		}
		if name == "" {
			name = f.Name
		}
		opt := strings.Contains(opts, "omitempty") || strings.Contains(opts, "omitzero")
		if !yield(field{f, name, opt}) {
			return false
		}
	}
	return true
}

var snake = regexp.MustCompile(`^[a-z][a-z0-9_]*$`)

// CheckKind returns the mistakes of the settings type of k: a field without json, key
// or doc tag, a type that a suite file cannot hold, settings that cannot enter a key.
// Tests of packages that define kinds call it.
func CheckKind(k Kind) error {
	if k.New == nil {
		return nil
	}
	config := k.New()
	t := reflect.TypeOf(config)
	if t == nil || t.Kind() != reflect.Pointer || t.Elem().Kind() != reflect.Struct || reflect.ValueOf(config).IsNil() {
		return fmt.Errorf("settings are a %v: New must return a pointer to a struct", t)
	}
	errs := checkFields(t.Elem(), true)
	m := &schemaMaker{defs: object{}}
	m.structSchema(t.Elem())
	errs = append(errs, m.errs...)
	k.setDefaults(config)
	for _, key := range []string{seal.Gen, seal.Grade} {
		part, err := seal.SelectFields(config, key)
		if err == nil {
			_, err = seal.Canonical(part)
		}
		if err != nil {
			errs = append(errs, fmt.Errorf("key %s: %w", key, err))
		}
	}
	if k.Doc == "" {
		errs = append(errs, fmt.Errorf("kind of %v has no Doc", t))
	}
	return errors.Join(errs...)
}

// checkFields finds fields whose tags are missing or wrong. exact refuses
// binary floating point, which cannot enter a key.
func checkFields(t reflect.Type, exact bool) []error {
	var errs []error
	bad := func(f field, format string, args ...any) {
		errs = append(errs, fmt.Errorf("field %v.%s: %s", t, f.Name, fmt.Sprintf(format, args...)))
	}
	for f := range writtenFields(t) {
		if !snake.MatchString(f.name) {
			bad(f, "json name %q is not snake_case", f.name)
		}
		key := f.Tag.Get("key")
		if !slices.Contains([]string{seal.Gen, seal.Grade, seal.None, "fields"}, key) {
			bad(f, "key tag %q is not gen, grade, none or fields", key)
		}
		if f.Tag.Get("doc") == "" {
			bad(f, "no doc tag")
		}
		inner := f.Type
		for slices.Contains([]reflect.Kind{reflect.Pointer, reflect.Slice, reflect.Map}, inner.Kind()) {
			inner = inner.Elem()
		}
		if f.Tag.Get("enum") != "" && inner.Kind() != reflect.String {
			bad(f, "enum is for text")
		}
		if kind := f.Tag.Get("file"); kind != "" && (inner.Kind() != reflect.String || !slices.Contains([]string{"text", "either", "path", "repo"}, kind)) {
			bad(f, "file:%q on %v", kind, f.Type)
		}
		if exact && inner.Kind() == reflect.Float64 && inner != reflect.TypeFor[Decimal]() {
			bad(f, "a number with a fraction is a suite.Decimal")
		}
		own := inner.Implements(reflect.TypeFor[json.Marshaler]()) || inner.Implements(reflect.TypeFor[Schemer]())
		if inner.Kind() == reflect.Struct && inner != t && !own {
			errs = append(errs, checkFields(inner, exact)...)
		}
	}
	return errs
}
