package kindtest

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
)

// TestEveryFieldIsTagged checks the types of package suite.
func TestEveryFieldIsTagged(t *testing.T) {
	for _, typ := range []reflect.Type{
		reflect.TypeFor[suite.Suite](), reflect.TypeFor[suite.Task](), reflect.TypeFor[suite.Target](), reflect.TypeFor[suite.Symbol](), reflect.TypeFor[suite.Workspace](),
		reflect.TypeFor[suite.Server](), reflect.TypeFor[suite.Scenario](), reflect.TypeFor[suite.ServerUse](), reflect.TypeFor[suite.Inject](), reflect.TypeFor[suite.Arm](),
		reflect.TypeFor[suite.Selector](), reflect.TypeFor[suite.Comparison](), reflect.TypeFor[suite.Limits](), reflect.TypeFor[suite.Retry](), reflect.TypeFor[suite.Budget](),
		reflect.TypeFor[suite.Gates](), reflect.TypeFor[suite.Rule](),
	} {
		for _, err := range CheckFields(typ, false) {
			t.Error(err)
		}
		// Binary floating point must not enter a key.
		for _, f := range reflect.VisibleFields(typ) {
			if key := f.Tag.Get("key"); (key == seal.Gen || key == seal.Grade) && f.Type.Kind() == reflect.Float64 {
				t.Errorf("%v.%s enters the %s key as binary floating point", typ, f.Name, key)
			}
		}
	}
}

func TestCheckKind(t *testing.T) {
	good := suite.Kind{Doc: "d", New: func() any {
		return &struct {
			A string        `json:"a,omitempty" key:"gen" doc:"d" file:"text"`
			B suite.Decimal `json:"b" key:"grade" doc:"d" min:"0"`
		}{}
	}}
	if err := CheckKind(good); err != nil {
		t.Error(err)
	}
	type inner struct {
		X string `json:"x" key:"gen"`
	}
	type self struct {
		Next *self `json:"next,omitempty" key:"gen" doc:"more"`
	}
	for name, c := range map[string]struct {
		config any
		want   string
	}{
		"no key": {&struct {
			A string `json:"a" doc:"d"`
		}{}, "key tag"},
		"wrong key": {&struct {
			A string `json:"a" key:"both" doc:"d"`
		}{}, `key tag "both"`},
		"no doc": {&struct {
			A string `json:"a" key:"gen"`
		}{}, "no doc tag"},
		"no json": {&struct {
			A string `key:"gen" doc:"d"`
		}{}, `json name "A"`},
		"inner doc": {&struct {
			A []inner `json:"a" key:"gen" doc:"d"`
		}{}, "no doc tag"},
		"float": {&struct {
			A *float64 `json:"a" key:"gen" doc:"d"`
		}{}, "suite.Decimal"},
		"enum": {&struct {
			A int `json:"a" key:"gen" doc:"d" enum:"1,2"`
		}{}, "enum is for text"},
		"file": {&struct {
			A string `json:"a" key:"gen" doc:"d" file:"yes"`
		}{}, `file:"yes"`},
		"channel": {&struct {
			A chan int `json:"a" key:"gen" doc:"d"`
		}{}, "cannot stand in a suite file"},
		"own JSON": {&struct {
			A json.Number `json:"a" key:"gen" doc:"d"`
			B ownJSON     `json:"b" key:"gen" doc:"d"`
		}{}, "suite.Schemer"},
		"recursive":    {&self{}, "holds itself"},
		"not a struct": {new(int), "must return a pointer to a struct"},
		"not pointer":  {struct{}{}, "must return a pointer to a struct"},
		"no Doc":       {&struct{}{}, "has no Doc"},
	} {
		k := suite.Kind{Doc: "d", New: func() any { return c.config }}
		if name == "no Doc" {
			k.Doc = ""
		}
		if err := CheckKind(k); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %q", name, err, c.want)
		}
	}
}

type ownJSON struct{}

func (*ownJSON) UnmarshalJSON([]byte) error { return nil }
