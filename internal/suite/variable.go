package suite

import (
	"encoding/json"
	"net/url"
	"reflect"
	"slices"
	"strings"
	"sync"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/seal"
)

// Variable is a variable of assay's own environment that is passed on to a program.
type Variable struct {
	Name string `json:"name" key:"gen" doc:"name of the variable"`
	// Public does not change the environment of the program.
	Public bool `json:"public,omitempty" key:"none" doc:"its value is no secret: records and reports show it"`
}

// Variables are the variables passed on to a program. Their names alone enter keys.
type Variables []Variable

// VariablesOf returns variables of these names, whose values are secret.
func VariablesOf(names ...string) Variables {
	var out Variables
	for _, n := range names {
		out = append(out, Variable{Name: n})
	}
	return out
}

// Names returns the names in order.
func (v Variables) Names() []string {
	var out []string
	for _, e := range v {
		out = append(out, e.Name)
	}
	return out
}

// KeyForm implements [seal.Keyer].
func (v Variables) KeyForm() (any, error) { return v.Names(), nil }

// UnmarshalJSON reads a name or a map.
func (v *Variable) UnmarshalJSON(b []byte) error {
	if len(b) > 0 && b[0] == '"' {
		*v = Variable{}
		return json.Unmarshal(b, &v.Name)
	}
	type plain Variable
	return json.Unmarshal(b, (*plain)(v))
}

// MarshalJSON writes a name, or a map for a public variable.
func (v Variable) MarshalJSON() ([]byte, error) {
	if !v.Public {
		return json.Marshal(v.Name)
	}
	type plain Variable
	return json.Marshal(plain(v))
}

// SuiteSchema implements [Schemer].
func (Variable) SuiteSchema() map[string]any {
	return object{
		"if": object{"type": "object"},
		"then": object{
			"properties": object{
				"name":   object{"type": "string", "description": docOf[Variable]("Name")},
				"public": object{"type": "boolean", "description": docOf[Variable]("Public")},
			},
			"required":             []any{"name"},
			"additionalProperties": false,
		},
		"else": object{"type": "string", "title": "the name of a variable or {name: NAME, public: true}"},
	}
}

// publicNames are the variables whose values no suite has to declare public.
var publicNames = []string{"PATH", "HOME", "LANG", "TZ", "TERM"}

func isPublic(name string) bool {
	return slices.Contains(publicNames, name) || strings.HasPrefix(name, "LC_")
}

// PassedVariables returns the variables that the suite passes on to any program, each
// once and in order. A variable is public if one of its entries declares it public.
func (s *Suite) PassedVariables() Variables {
	found := map[string]bool{} // whether it is public
	untasked := *s
	untasked.Tasks, untasked.tasks, untasked.origin = nil, nil, nil // tasks pass none on, and there may be many
	collectVariables(reflect.ValueOf(&untasked).Elem(), found)
	var out Variables
	for name, public := range found {
		out = append(out, Variable{name, public || isPublic(name)})
	}
	slices.SortFunc(out, func(a, b Variable) int { return strings.Compare(a.Name, b.Name) })
	return out
}

// Secrets returns the values in environ that must not be recorded: of the variables that
// the suite passes on, unless they are public, and of those named like secrets. The
// password in a value that is a URL is a secret of its own.
func (s *Suite) Secrets(environ []string) []seal.Secret {
	passed := s.PassedVariables()
	public := func(name string) bool {
		return slices.ContainsFunc(passed, func(v Variable) bool { return v.Name == name && v.Public })
	}
	out := slices.DeleteFunc(seal.Secrets(environ), func(e seal.Secret) bool { return public(e.Name) })
	for _, kv := range environ {
		name, value, _ := strings.Cut(kv, "=")
		if public(name) || !slices.Contains(passed.Names(), name) {
			continue
		}
		out = append(out, seal.Secret{Name: name, Value: value})
		if u, err := url.Parse(value); err == nil && u.User != nil {
			if password, ok := u.User.Password(); ok {
				out = append(out, seal.Secret{Name: name, Value: password})
			}
		}
	}
	return out
}

var variablesType = reflect.TypeFor[Variables]()

// partsByType holds the results of [partsOf]: a suite has many tasks.
var partsByType sync.Map

// partsOf returns the exported fields of a struct that can hold other values.
func partsOf(t reflect.Type) []int {
	if known, ok := partsByType.Load(t); ok {
		return known.([]int)
	}
	var out []int
	for i := range t.NumField() {
		switch f := t.Field(i); f.Type.Kind() {
		case reflect.Pointer, reflect.Interface, reflect.Struct, reflect.Map, reflect.Slice:
			if f.IsExported() {
				out = append(out, i)
			}
		}
	}
	partsByType.Store(t, out)
	return out
}

// collectVariables adds the variables in v, which holds settings of any kind.
func collectVariables(v reflect.Value, found map[string]bool) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			collectVariables(v.Elem(), found)
		}
	case reflect.Struct:
		for _, i := range partsOf(v.Type()) {
			collectVariables(v.Field(i), found)
		}
	case reflect.Map:
		for it := v.MapRange(); it.Next(); {
			collectVariables(it.Value(), found)
		}
	case reflect.Slice:
		if v.Type() == variablesType {
			for _, e := range v.Interface().(Variables) {
				found[e.Name] = found[e.Name] || e.Public
			}
		} else if k := v.Type().Elem().Kind(); k == reflect.Pointer || k == reflect.Interface || k == reflect.Struct {
			for i := range v.Len() {
				collectVariables(v.Index(i), found)
			}
		}
	}
}

// commonValue matches values that occur in texts by chance: words, numbers, versions and
// paths.
var commonValue = lazyregexp.New(`^([A-Z]?[a-z]+|[A-Z]+|[0-9.]+|(/[A-Za-z0-9._+-]*)+|[a-z]+([-_][a-z]+)*)$`)

// CommonSecrets returns the names of the variables that the suite passes on as secrets
// although their values look as if they occurred in texts by chance, which redaction would
// change.
func (s *Suite) CommonSecrets(environ []string) []string {
	var out []string
	passed := s.PassedVariables().Names()
	for _, e := range s.Secrets(environ) {
		if len(e.Value) >= 8 && slices.Contains(passed, e.Name) && commonValue.MatchString(e.Value) && !slices.Contains(out, e.Name) {
			out = append(out, e.Name)
		}
	}
	return out
}
