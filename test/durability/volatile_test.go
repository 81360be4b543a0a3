package durability

import (
	"encoding/json"
	"maps"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/journal/volatile"
	"github.com/assay-eval/assay/internal/trial"
)

// copyRun copies a run without what differs between two runs of one suite, replacing the
// copy that is there.
func (k *killing) copyRun(dir string, keep func([]trial.Record) []trial.Record) string {
	k.t.Helper()
	to, err := volatile.Copy(dir, filepath.Join(k.dir, "fixed"), volatile.Options{Keep: keep, FirstTry: k.losesWorkers})
	if err != nil {
		k.t.Fatal(err)
	}
	return to
}

// comparableResults returns a results file without the fields that are marked volatile in
// the analysis.
func comparableResults(t testing.TB, results string) string {
	t.Helper()
	var v any
	if err := json.Unmarshal([]byte(results), &v); err != nil {
		t.Fatal(err)
	}
	drop := map[string]bool{}
	volatileKeys(reflect.TypeFor[analyse.Analysis](), drop, map[reflect.Type]bool{})
	if len(drop) == 0 {
		t.Fatal("the analysis has no volatile field")
	}
	removeKeys(v, drop)
	b, err := json.MarshalIndent(v, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// volatileKeys collects the JSON keys of the volatile fields of a type and of the
// types in it.
func volatileKeys(t reflect.Type, to map[string]bool, seen map[reflect.Type]bool) {
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Map, reflect.Array:
		volatileKeys(t.Elem(), to, seen)
	case reflect.Struct:
		if seen[t] {
			return
		}
		seen[t] = true
		for i := range t.NumField() {
			f := t.Field(i)
			if f.Tag.Get("volatile") != "" {
				name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
				to[name] = true
			} else {
				volatileKeys(f.Type, to, seen)
			}
		}
	}
}

func removeKeys(v any, keys map[string]bool) {
	switch v := v.(type) {
	case map[string]any:
		maps.DeleteFunc(v, func(key string, _ any) bool { return keys[key] })
		for _, inner := range v {
			removeKeys(inner, keys)
		}
	case []any:
		for _, inner := range v {
			removeKeys(inner, keys)
		}
	}
}
