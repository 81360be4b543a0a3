package journal

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

// quickTypes are the types of which a run has many records.
func quickTypes() []trial.Record {
	return []trial.Record{
		{Type: trial.RecordStart, Start: &trial.Start{}},
		{Type: trial.RecordUsage, Optional: true, Usage: &trial.UsageNote{}},
		{Type: trial.RecordAttempt, Attempt: &trial.AttemptRecord{}},
		{Type: trial.RecordScore, Score: &trial.Score{}},
		{Type: trial.RecordSkip, Skip: &trial.Skip{}},
	}
}

// fill sets fields of v, each with the chance given, to values that JSON has to
// escape and to others. What only encoding/json reads it leaves empty: faults, and
// bytes that are no text.
func fill(rng *rand.Rand, v reflect.Value, chance float64) {
	switch x := v.Addr().Interface().(type) {
	case *trial.Ref:
		if rng.Float64() < chance {
			*x = trial.NewRef([]byte(strings.ToValidUTF8(someText(rng), "")), someText(rng), someText(rng), map[seal.Digest][]byte{})
			if rng.IntN(3) == 0 {
				x.Inline = nil
			}
		}
		return
	case *time.Time:
		*x = time.Unix(rng.Int64N(1<<33), rng.Int64N(1e9)).UTC().Truncate(time.Microsecond)
		return
	case **trial.Fault:
		return
	}
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).Anonymous || rng.Float64() < chance {
				fill(rng, v.Field(i), chance)
			}
		}
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(rng, v.Elem(), chance)
	case reflect.Slice:
		for range 1 + rng.IntN(3) {
			one := reflect.New(v.Type().Elem()).Elem()
			fill(rng, one, chance)
			v.Set(reflect.Append(v, one))
		}
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
		for range 1 + rng.IntN(3) {
			one := reflect.New(v.Type().Elem()).Elem()
			fill(rng, one, chance)
			v.SetMapIndex(reflect.ValueOf(strings.ToValidUTF8(someText(rng), "")), one)
		}
	case reflect.String:
		v.SetString(someText(rng))
	case reflect.Int, reflect.Int64:
		v.SetInt(rng.Int64N(2e12) - 1e12)
	case reflect.Float64:
		v.SetFloat(rng.NormFloat64() * []float64{1, 1e-30, 1e30, 1e6}[rng.IntN(4)])
	case reflect.Bool:
		v.SetBool(rng.IntN(2) == 0)
	default:
		panic(fmt.Sprintf("a field of type %s: say how it is filled, and let quick read it", v.Type()))
	}
}

func someText(rng *rand.Rand) string {
	parts := []string{"a", "Straße", "\n", `"`, `\`, "<b>&", "\u2028", "😀", "\t", "\x7f", "\x01", "{\"text\":\"x\"}", "\xff", "\xe2\x80", "\u2029é", "\\u0041", "/", "�"}
	var b strings.Builder
	for range rng.IntN(5) {
		b.WriteString(parts[rng.IntN(len(parts))])
	}
	return b.String()
}

// TestQuick: starts, attempts, scores and skips written by this package decode
// quickly and as with encoding/json; damaged ones do, too, or are rejected. This test
// fails for a new field of one of these types: let quickDecode read it.
func TestQuick(t *testing.T) {
	testenv.Slow(t)
	rng := rand.New(rand.NewPCG(1, 20261122))
	const marks = "{}[],:\"\\/0123456789.eE+-trufalsn\x00\x1f\x80\xff "
	artifacts := 0
	for n := range 4000 {
		for _, rec := range quickTypes() {
			chance := []float64{0, 0.2, 0.8, 1}[n%4]
			for _, payload := range []any{rec.Start, rec.Usage, rec.Attempt, rec.Score, rec.Skip} {
				if v := reflect.ValueOf(payload); !v.IsNil() {
					fill(rng, v.Elem(), chance)
				}
			}
			rec.Seq, rec.Sess = rng.Int64N(1e15), rng.IntN(9)
			line, err := json.Marshal(rec)
			if err != nil {
				t.Fatal(err)
			}
			if !holdQuick(t, line) {
				t.Fatalf("not read the quick way: %s", line)
			}
			body, ok := quickEncode(nil, &rec)
			if at := bytes.Index(line, []byte(`"type":`)); !ok || string(body) != string(line[at:]) {
				t.Fatalf("written the quick way (%t):\n%s\nwith encoding/json:\n%s", ok, body, line[at:])
			}
			if left, ok := quickArtifact(line); ok {
				artifacts++
				if whole, _ := quickDecode(line, false); !reflect.DeepEqual(*left, whole.Attempt.Artifact) {
					t.Fatalf("the artifact alone: %+v of %s", left, line)
				}
			}
			if rec.Attempt != nil {
				holdHeader(t, &entryHeader{Attempt: &rec.Attempt.Attempt, Origin: trial.Origin{Run: "r", Time: rec.Time, Model: "m"}, Blobs: make([]entryBlob, n%3)})
			}
			for range 3 { // a byte of it is another, is gone, or was not there
				at, c := rng.IntN(len(line)), marks[rng.IntN(len(marks))]
				bad := slices.Clone(line)
				switch rng.IntN(3) {
				case 0:
					bad[at] = c
				case 1:
					bad = slices.Delete(bad, at, at+1)
				case 2:
					bad = slices.Insert(bad, at, c)
				}
				holdQuick(t, bad)
			}
		}
	}
	if artifacts == 0 {
		t.Error("no artifact was read alone")
	}
}

// holdHeader compares the header of an entry of the cache with the output of encoding/json.
func holdHeader(t *testing.T, h *entryHeader) {
	t.Helper()
	got, err := h.encode()
	want, wantErr := json.Marshal(h)
	if err != nil || wantErr != nil || !bytes.Equal(got, want) {
		t.Fatalf("header %v:\n%s\nwith encoding/json %v:\n%s", err, got, wantErr, want)
	}
}

// holdQuick holds what quick reads against encoding/json, and returns whether it
// reads it.
func holdQuick(t *testing.T, line []byte) bool {
	t.Helper()
	got, ok := quickDecode(line, false)
	if !ok {
		return false
	}
	var want trial.Record
	if err := json.Unmarshal(line, &want); err != nil {
		t.Fatalf("it is read, but is no record: %v\n%s", err, line)
	}
	if !reflect.DeepEqual(got, want) {
		t.Fatalf("%s\n%s", line, cmp.Diff(want, got))
	}
	return true
}

// TestQuickSaysNo: quickDecode rejects lines in any other form.
func TestQuickSaysNo(t *testing.T) {
	good := `{"seq":1,"t":"2026-11-21T10:15:00Z","s":1,"type":"score","score":{"key":{"task":"a","arm":"m/s","index":0},"attempt":1,"grader":"g","grade_key":"","measures":[{"name":"g.x","value":1.5}],"details":{"a":"b"}}}`
	if !holdQuick(t, []byte(good)) {
		t.Fatal("the line that all others are made of is not read")
	}
	for _, c := range []struct{ from, to string }{
		{`"attempt":1`, `"attempt":01`},
		{`"attempt":1`, `"attempt":1.0`},
		{`"attempt":1`, `"attempt":1e0`},
		{`"attempt":1`, `"attempt":-`},
		{`"attempt":1`, `"attempt":1234567890123456789`},
		{`"attempt":1`, `"attempt":null`},
		{`"attempt":1`, `"attempt":1,"attempt":2`},
		{`"attempt":1,`, `"attempt":1,,`},
		{`"attempt":1`, `"attempt": 1`},
		{`"attempt":1`, `"Attempt":1`},
		{`"attempt":1`, `"new":1,"attempt":1`},
		{`{"key"`, `{,"key"`},
		{`"b"}}}`, `"b"}}} `},
		{`"b"}}}`, `"b"}}}}`},
		{`"b"}}}`, `"b"}},"optional":true}`},
		{`"b"}}}`, `"b"}},"end":{"reason":"done"}}`},
		{`"b"}}}`, `"b","a":"c"}}}`},
		{`"b"}}}`, `"b",}}}`},
		{`"b"}}}`, `"b"}}`},
		{`"b"}}}`, `"b`},
		{`"b"}}}`, `"b\`},
		{`1.5`, `01.5`},
		{`1.5`, `1.`},
		{`1.5`, `.5`},
		{`1.5`, `1e`},
		{`1.5`, `1e999`},
		{`1.5`, `Infinity`},
		{`1.5`, `nul`},
		{`[{"name"`, `[,{"name"`},
		{`1.5}]`, `1.5},]`},
		{`"task":"a"`, "\"task\":\"a\x01\""},
		{`"task":"a"`, "\"task\":\"a\xff\""},
		{`"task":"a"`, `"task":"a\x"`},
		{`"task":"a"`, `"task":"a\u12"`},
		{`"task":"a"`, `"task":"a\u+123"`},
		{`"task":"a"`, `"task":"\ud83d\ude00"`},
		{`"2026-11-21T10:15:00Z"`, `"2026-11-21"`},
		{`"2026-11-21T10:15:00Z"`, `null`},
		{`"type":"score","score"`, `"type":"weather","weather"`},
		{`"type":"score","score"`, `"type":"skip","score"`},
	} {
		line := strings.Replace(good, c.from, c.to, 1)
		if line == good {
			t.Fatalf("%s is not in the line", c.from)
		}
		if _, ok := quickDecode([]byte(line), false); ok {
			t.Errorf("%s in place of %s is read the quick way", c.to, c.from)
		}
	}
}

func FuzzQuick(f *testing.F) {
	recs, _ := everyRecord()
	for _, rec := range recs {
		line, err := json.Marshal(rec)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(line)
	}
	rng := rand.New(rand.NewPCG(2, 20261122))
	for _, rec := range quickTypes() {
		if rec.Score != nil {
			fill(rng, reflect.ValueOf(rec.Score).Elem(), 1)
		}
		if rec.Attempt != nil {
			fill(rng, reflect.ValueOf(rec.Attempt).Elem(), 1)
		}
		line, err := json.Marshal(rec)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line []byte) { holdQuick(t, line) })
}
