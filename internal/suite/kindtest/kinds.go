// Package kindtest checks the kinds that packages define for suite files.
package kindtest

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
)

var snake = regexp.MustCompile(`^[a-z][a-z0-9_]*$`)

// CheckKind returns the mistakes in the settings type of k: a field without json, key
// or doc tag, a type that a suite file cannot represent, and settings that cannot enter
// a key.
func CheckKind(k suite.Kind) error {
	if k.New == nil {
		return nil
	}
	config := k.New()
	t := reflect.TypeOf(config)
	if t == nil || t.Kind() != reflect.Pointer || t.Elem().Kind() != reflect.Struct || reflect.ValueOf(config).IsNil() {
		return fmt.Errorf("settings are a %v: New must return a pointer to a struct", t)
	}
	errs := CheckFields(t.Elem(), true)
	if _, err := suite.Schema(suite.Kinds{Tools: map[string]suite.Kind{"tool": k}}); err != nil {
		errs = append(errs, err)
	}
	if k.Defaults != nil {
		k.Defaults(config)
	}
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

// CheckFields returns the fields with missing or wrong tags. If exact is true it
// rejects binary floating point, which cannot enter a key.
func CheckFields(t reflect.Type, exact bool) []error {
	var errs []error
	bad := func(f reflect.StructField, format string, args ...any) {
		errs = append(errs, fmt.Errorf("field %v.%s: %s", t, f.Name, fmt.Sprintf(format, args...)))
	}
	for _, f := range reflect.VisibleFields(t) {
		name, written := nameOf(f)
		if !written {
			continue
		}
		if !snake.MatchString(name) {
			bad(f, "json name %q is not snake_case", name)
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
		if kind := f.Tag.Get("file"); kind != "" && (inner.Kind() != reflect.String || !slices.Contains([]string{"text", "either", "path", "repo", "image"}, kind)) {
			bad(f, "file:%q on %v", kind, f.Type)
		}
		if exact && inner.Kind() == reflect.Float64 && inner != reflect.TypeFor[suite.Decimal]() {
			bad(f, "a number with a fraction is a suite.Decimal")
		}
		own := inner.Implements(reflect.TypeFor[json.Marshaler]()) || inner.Implements(reflect.TypeFor[suite.Schemer]())
		if inner.Kind() == reflect.Struct && inner != t && !own {
			errs = append(errs, CheckFields(inner, exact)...)
		}
	}
	return errs
}

// nameOf returns the key of a field and reports whether users can set it.
func nameOf(f reflect.StructField) (name string, written bool) {
	name, _, _ = strings.Cut(f.Tag.Get("json"), ",")
	embedded := f.Anonymous && name == "" && f.Type.Kind() == reflect.Struct
	return cmp.Or(name, f.Name), f.IsExported() && !embedded && name != "-" && f.Tag.Get("written") != "no"
}
