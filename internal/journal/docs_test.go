package journal

import (
	"bytes"
	"encoding/json"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/trial"
)

// The examples of docs/format/journal.md form a journal, hold no field that does not
// exist, and show every type; and every field that exists is described there.
func TestDocs(t *testing.T) {
	doc, err := os.ReadFile("../../docs/format/journal.md")
	if err != nil {
		t.Fatal(err)
	}
	var examples bytes.Buffer
	seen := map[trial.RecordType]bool{}
	for line := range strings.Lines(string(doc)) {
		if !strings.HasPrefix(line, `{"seq"`) {
			continue
		}
		examples.WriteString(line)
		dec := json.NewDecoder(strings.NewReader(line))
		dec.DisallowUnknownFields()
		var rec trial.Record
		if err := dec.Decode(&rec); err != nil {
			t.Errorf("%v in %s", err, line)
		}
		seen[rec.Type] = true
	}
	n := 0
	for rec, err := range decodeRecords(&examples, "docs/format/journal.md", &verifier{}, false) {
		if err != nil {
			t.Fatal(err)
		}
		n++
		if rec.Attempt == nil {
			continue
		}
		for ref := range AttemptRefs(&rec.Attempt.Attempt) {
			if ref.Inline != nil {
				if _, err := openRef(ref, nil); err != nil {
					t.Error(err)
				}
			}
		}
	}
	for typ := range payloadsSet(&trial.Record{}) {
		if !seen[typ] {
			t.Errorf("no example of type %q", typ)
		}
	}
	if n < 9 || !seen[trial.RecordLost] {
		t.Errorf("only %d examples", n)
	}

	checked := map[reflect.Type]bool{}
	var describe func(typ reflect.Type)
	describe = func(typ reflect.Type) {
		switch typ.Kind() {
		case reflect.Pointer, reflect.Slice, reflect.Map:
			describe(typ.Elem())
		case reflect.Struct:
			if checked[typ] {
				return
			}
			checked[typ] = true
			for i := range typ.NumField() {
				name, _, _ := strings.Cut(typ.Field(i).Tag.Get("json"), ",")
				if name != "" && name != "-" && !bytes.Contains(doc, []byte("`"+name+"`")) && !bytes.Contains(doc, []byte("### "+name+"\n")) {
					t.Errorf("%s.%s: `%s` is not described", typ, typ.Field(i).Name, name)
				}
				if typ.Field(i).IsExported() {
					describe(typ.Field(i).Type)
				}
			}
		}
	}
	for _, v := range []any{trial.Record{}, Manifest{}, trial.Event{}, entryHeader{}} {
		describe(reflect.TypeOf(v))
	}
	for _, field := range []string{"text", "base64", "class", "retry", "after_ms", "error", "throttle"} { // of types that write their own JSON
		if !bytes.Contains(doc, []byte("`"+field+"`")) {
			t.Errorf("`%s` is not described", field)
		}
	}
}
