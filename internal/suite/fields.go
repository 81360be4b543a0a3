package suite

import (
	"cmp"
	"iter"
	"reflect"
	"strings"
)

type field struct {
	reflect.StructField
	name     string
	optional bool
}

// writtenFields yields the fields of t that people write, including fields of embedded
// structs. The loader makes a field tagged `written:"no"`.
func writtenFields(t reflect.Type) iter.Seq[field] {
	return func(yield func(field) bool) {
		for _, f := range reflect.VisibleFields(t) {
			name, opts, _ := strings.Cut(f.Tag.Get("json"), ",")
			embedded := f.Anonymous && name == "" && f.Type.Kind() == reflect.Struct
			if embedded || !f.IsExported() || name == "-" || f.Tag.Get("written") == "no" {
				continue
			}
			optional := strings.Contains(opts, "omitempty") || strings.Contains(opts, "omitzero")
			if !yield(field{f, cmp.Or(name, f.Name), optional}) {
				return
			}
		}
	}
}
