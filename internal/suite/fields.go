package suite

import (
	"cmp"
	"iter"
	"reflect"
	"slices"
	"strings"
	"sync"
)

type field struct {
	reflect.StructField
	name     string
	optional bool
}

// fieldsByType holds the fields of [writtenFields] by type: a suite has many tasks.
var fieldsByType sync.Map

// writtenFields yields the fields of t that people write, including fields of embedded
// structs. The loader makes a field tagged `written:"no"`.
func writtenFields(t reflect.Type) iter.Seq[field] {
	if known, ok := fieldsByType.Load(t); ok {
		return slices.Values(known.([]field))
	}
	var out []field
	for _, f := range reflect.VisibleFields(t) {
		name, opts, _ := strings.Cut(f.Tag.Get("json"), ",")
		embedded := f.Anonymous && name == "" && f.Type.Kind() == reflect.Struct
		if embedded || !f.IsExported() || name == "-" || f.Tag.Get("written") == "no" {
			continue
		}
		optional := strings.Contains(opts, "omitempty") || strings.Contains(opts, "omitzero")
		out = append(out, field{f, cmp.Or(name, f.Name), optional})
	}
	fieldsByType.Store(t, out)
	return slices.Values(out)
}
