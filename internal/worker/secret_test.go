package worker

import (
	"bytes"
	"context"
	"encoding/base32"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/command"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/proc/proctest"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// planted are values as people have them: plain, with characters that every
// encoding writes otherwise, of several lines, and one that is also a word of
// the records.
var planted = []string{
	"SERVICE_API_KEY=sk-planted-0123456789",
	"Auth_Token=p\"l\\a/n<t>é&d=tok%n",
	"SIGNING_SECRET=-----BEGIN KEY-----\nMIIplantedplanted\nAAplantedBB==\n-----END KEY-----",
	"db_password=finished",
	"SHORT_KEY=short",     // too short to be found; no child gets it
	"MAX_TOKENS=32000000", // a plain number is none
}

// disguises are the ways in which a value gets into texts.
func disguises(value string) map[string]string {
	once, _ := json.Marshal(value)
	twice, _ := json.Marshal(string(once))
	return map[string]string{
		"plain": value, "json": string(once), "json in json": string(twice), "query": url.QueryEscape(value), "path": url.PathEscape(value),
		"base64": base64.StdEncoding.EncodeToString([]byte(value)), "basic": base64.StdEncoding.EncodeToString([]byte("user:" + value)),
		"url base64": base64.RawURLEncoding.EncodeToString([]byte("xx" + value + "yy")),
		"hex":        hex.EncodeToString([]byte(value)), "hex capitals": strings.ToUpper(hex.EncodeToString([]byte(value))),
		"hex spaced": fmt.Sprintf("% x", value), "base32": base32.StdEncoding.EncodeToString([]byte(value)),
		"base64 twice":   base64.StdEncoding.EncodeToString([]byte(base64.StdEncoding.EncodeToString([]byte(value)))),
		"base64 wrapped": wrapped(base64.StdEncoding.EncodeToString([]byte(value)), 12),
		"base64 of hex":  base64.StdEncoding.EncodeToString([]byte(hex.EncodeToString([]byte(value)))),
		"escapes":        eachByte(value, `\x%02x`), "percent": eachByte(value, "%%%02X"), "entities": entities(value),
		"decimals": strings.TrimSuffix(eachByte(value, "%d, "), ", "),
	}
}

func eachByte(s, format string) string {
	var b strings.Builder
	for _, c := range []byte(s) {
		fmt.Fprintf(&b, format, c)
	}
	return b.String()
}

func entities(s string) string {
	var b strings.Builder
	for _, r := range s {
		fmt.Fprintf(&b, "&#%d;", r)
	}
	return b.String()
}

func wrapped(s string, n int) string {
	var lines []string
	for part := range slices.Chunk([]byte(s), n) {
		lines = append(lines, string(part))
	}
	return strings.Join(lines, "\n")
}

// soaked is a text with all values in all disguises.
func soaked() string {
	var b strings.Builder
	for _, s := range seal.Secrets(planted) {
		for name, d := range disguises(s.Value) {
			fmt.Fprintf(&b, "%s: %s;\n", name, d)
		}
	}
	return b.String()
}

// leaks lists what of the planted values can be found in b, in any form. The
// value that is also a word of the records is looked for in the texts only.
func leaks(b []byte) []string {
	var out []string
	for _, s := range seal.Secrets(planted) {
		if s.Name == "db_password" {
			continue
		}
		for _, line := range append(strings.Split(s.Value, "\n"), s.Value) {
			for name, d := range disguises(line) {
				d = strings.Trim(d, `"\`)
				if name == "basic" || name == "url base64" { // the ends depend on other bytes
					d = d[8 : len(d)-4]
				}
				if bytes.Contains(b, []byte(d)) {
					out = append(out, s.Name+" ("+name+")")
				}
			}
		}
	}
	return out
}

// clean checks an attempt, its blobs and its scores.
func clean(t *testing.T, a *trial.Attempt, blobs map[seal.Digest][]byte, scores []trial.Score) {
	t.Helper()
	whole(t, a, blobs)
	for what, v := range map[string]any{"attempt": a, "scores": scores} {
		b, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		if found := leaks(b); len(found) > 0 {
			t.Errorf("the %s leaks %v", what, found)
		}
	}
	for _, b := range blobs {
		if found := leaks(b); len(found) > 0 {
			t.Errorf("a blob leaks %v", found)
		}
	}
	for _, ref := range refsOf(a) {
		b, err := (Overlay{Blobs: blobs}).Open(ref)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(b, []byte("finished")) {
			t.Errorf("%s leaks db_password", ref.Name)
		}
	}
}

func TestLeaksAreFound(t *testing.T) {
	for _, s := range seal.Secrets(planted) {
		for name, d := range disguises(s.Value) {
			if s.Name != "db_password" && len(leaks([]byte("x"+d+"y"))) == 0 {
				t.Errorf("%s (%s) is not found", s.Name, name)
			}
		}
	}
	if found := leaks([]byte(seal.NewRedactor(seal.Secrets(planted)).String(soaked()))); len(found) > 0 {
		t.Errorf("found after redaction: %v", found)
	}
}

// No record holds any part of a secret, from any source.
func TestSecrets(t *testing.T) {
	text := soaked()
	big := strings.Repeat(text, 1+3*trial.InlineMax/len(text))
	h := newTestSuite(func(ctx context.Context, job agent.Job, log trial.Log) (trial.End, error) {
		dir, err := job.Kit.Dir(ctx)
		if err != nil {
			return trial.End{}, err
		}
		name := "sk-planted-0123456789.txt"
		if err := errors.Join(os.WriteFile(filepath.Join(dir, name), []byte(big), 0o600),
			os.WriteFile(filepath.Join(dir, "binary"), []byte("\xff\x00"+text), 0o600), os.Symlink(name, filepath.Join(dir, "link"))); err != nil {
			return trial.End{}, err
		}
		res, err := job.Kit.Tools[0].Call(ctx, nil)
		if err != nil {
			return trial.End{}, err
		}
		args, _ := json.Marshal(map[string]string{"query": text})
		log.Event(trial.Event{Kind: trial.EventSystem, Text: job.Kit.System})
		log.Event(trial.Event{Kind: trial.EventUser, Text: job.Kit.Prompt})
		log.Event(trial.Event{Kind: trial.EventAssistant, Text: strings.Join(job.Kit.Env, "\n")})
		log.Event(trial.Event{Kind: trial.EventToolCall, Call: &trial.ToolCall{ID: text, Name: text, Server: text, Args: string(args)}})
		log.Event(trial.Event{Kind: trial.EventToolResult, Result: &trial.ToolResult{ID: text, Name: text, Text: res.Text}})
		log.Retry(text, false)
		log.Raw("request-"+text, text, []byte(big))
		log.Raw("response-1.json", "application/json", args)
		log.Usage(trial.Usage{Model: text, ReportedUSD: text})
		log.Answer(text)
		log.Submit("submit "+text, args)
		return trial.End{Reason: trial.Finished, Detail: text, Model: text}, nil
	})
	h.suite.Scenarios["s"] = &suite.Scenario{System: text, Env: suite.VariablesOf("SERVICE_API_KEY"), Servers: []suite.ServerUse{{Name: "docs"}}}
	h.suite.Servers = map[string]*suite.Server{"docs": {Command: []string{"docs"}}}
	h.suite.Tasks[0].Rendered = big
	h.set.Fixture, h.set.Environ, h.set.Redactor = files, seal.ScrubEnviron(planted), seal.NewRedactor(seal.Secrets(planted))
	pin := equip.ServerPin{Name: text, Version: text, Digest: seal.Of([]byte("x")), Tools: []equip.Spec{{Name: "search", Schema: json.RawMessage(`{"type":"object"}`), Description: text}}}
	h.set.Catalog.Dial = func(context.Context, string, *suite.Server, []string) (equip.Session, error) {
		return session{pin: pin, call: func(context.Context, string) (equip.Result, error) { return equip.Result{Text: big}, nil }}, nil
	}
	evidence := []string{text, "fine"} // the grader's own memory
	h.graders = map[string]graderFunc{
		"quotes": func(_ context.Context, c grade.Case) (trial.Score, error) {
			one := 1.0
			s := verdictOf("quotes.ok", evidence...)
			s.Label, s.Details = text, map[string]string{text: text}
			s.Measures = []trial.Measure{{Name: "quotes.n", Value: &one, Unit: text}}
			return s, nil
		},
		"fails":   func(context.Context, grade.Case) (trial.Score, error) { return trial.Score{}, errors.New(text) },
		"crashes": func(context.Context, grade.Case) (trial.Score, error) { panic(text) },
	}
	r := h.runtime(t)
	if _, err := r.Probe(t.Context()); err != nil {
		t.Fatal(err)
	}
	as := assigned
	as.Attempt, as.Blobs = r.Generate(t.Context(), as)
	if as.Attempt.End == nil || as.Attempt.End.Reason != trial.Finished {
		t.Fatalf("end %v, fault %v", as.Attempt.End, as.Attempt.Fault)
	}
	scores := r.Grade(t.Context(), as)
	clean(t, as.Attempt, as.Blobs, scores)
	if evidence[0] != text {
		t.Error("grading changed the grader's memory")
	}
	for _, s := range scores {
		if s.Grader == "agent" && (s.Criteria[0].Verdict != trial.Pass || s.Label != string(trial.Finished)) {
			t.Errorf("the built-in score is %+v", s)
		}
	}
	b, err := (Overlay{Blobs: as.Blobs}).Open(as.Attempt.Artifact.Tree)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := workspace.TreeAfter(files, b); err != nil {
		t.Errorf("the tree is of no use any more: %v", err)
	}
}

// Faults are redacted, and keep their meaning.
func TestSecretsInFaults(t *testing.T) {
	text := soaked()
	for name, run := range map[string]agentFunc{
		"error": func(context.Context, agent.Job, trial.Log) (trial.End, error) {
			return trial.End{}, &trial.Fault{Class: trial.ClassTreatment, Retry: true, After: time.Second, Err: errors.New(text)}
		},
		"canceled": func(context.Context, agent.Job, trial.Log) (trial.End, error) {
			return trial.End{}, &trial.Fault{Class: trial.ClassTreatment, Retry: true, After: time.Second, Err: fmt.Errorf("%s: %w", text, context.Canceled)}
		},
		"panic": func(context.Context, agent.Job, trial.Log) (trial.End, error) { panic(text) },
		"setup": func(ctx context.Context, job agent.Job, _ trial.Log) (trial.End, error) {
			_, err := job.Kit.Dir(ctx)
			return trial.End{}, err
		},
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestSuite(run)
			h.set.Redactor = seal.NewRedactor(seal.Secrets(planted))
			h.suite.Workspace.Setup = [][]string{{"sh", "-c", `printf '%s' "$1" >&2; exit 3`, "sh", text}}
			r := h.runtime(t)
			a, blobs := r.Generate(t.Context(), assigned)
			clean(t, a, blobs, nil)
			switch f := a.Fault; name {
			case "setup":
				wantFault(t, f, trial.ClassSetup, false, "exit status 3", "[redacted:SIGNING_SECRET]")
			case "panic":
				wantFault(t, f, trial.ClassEnvironment, false, "agent a panicked", "[redacted:SERVICE_API_KEY]")
			default:
				wantFault(t, f, trial.ClassTreatment, true, "[redacted:Auth_Token]")
				if f.After != time.Second || f.Canceled() != (name == "canceled") {
					t.Errorf("after %s, canceled %v", f.After, f.Canceled())
				}
			}
		})
	}
}

// kept are the texts of an attempt and of a score that hold no words of
// strangers: names from the suite, digests, and words with a meaning.
var kept = map[string]bool{
	"Key.Task": true, "Key.Arm": true, "GenKey": true, "Source": true, "End.Reason": true, "Fault.Class": true, "Fault.Err": true,
	"Origin.Run": true, "Origin.Model": true, // of a cached attempt, which was redacted
	"Transcript.Digest": true, "Raw.Digest": true, "Artifact.Answer.Digest": true, "Artifact.Tree.Digest": true, "Artifact.Setup.Digest": true, "Artifact.Patch.Digest": true, "Artifact.Submission.Args.Digest": true,
	"Proof.Servers.Digest": true, "Proof.Servers.Pinned": true,
	"Grader": true, "GradeKey": true, "Criteria.Verdict": true,
}

// Every text of the records is redacted unless it is known to be harmless: a
// field that is added later must be one or the other.
func TestEveryTextIsRedacted(t *testing.T) {
	r := newTestSuite(idle).runtime(t)
	r.Redactor = seal.NewRedactor(seal.Secrets(planted))
	const secret = "sk-planted-0123456789"
	a, s := &trial.Attempt{}, &trial.Score{}
	plant(reflect.ValueOf(a).Elem(), secret)
	plant(reflect.ValueOf(s).Elem(), secret)
	r.redactAttempt(a)
	r.cleanScore(s)
	n := 0
	for _, v := range []any{a, s} {
		eachText(reflect.ValueOf(v).Elem(), "", func(path, text string) {
			n++
			if redacted := text == "[redacted:SERVICE_API_KEY]"; redacted == kept[path] {
				t.Errorf("%T: %s is %q", v, path, text)
			}
		})
		for _, f := range []*trial.Fault{a.Fault, s.Fault} {
			if strings.Contains(f.Err.Error(), secret) {
				t.Errorf("%T: the fault is %v", v, f)
			}
		}
	}
	if n < 40 {
		t.Errorf("only %d texts found", n)
	}
}

// plant fills every text of v with s, and makes what pointers, lists and maps
// need for it.
func plant(v reflect.Value, s string) {
	switch v.Kind() {
	case reflect.String:
		v.SetString(s)
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		plant(v.Elem(), s)
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Field(i).CanSet() && v.Type() != reflect.TypeFor[time.Time]() {
				plant(v.Field(i), s)
			}
		}
	case reflect.Slice:
		if v.Type().Elem().Kind() != reflect.Uint8 {
			v.Set(reflect.MakeSlice(v.Type(), 1, 1))
			plant(v.Index(0), s)
		}
	case reflect.Map:
		m := reflect.MakeMap(v.Type())
		value := reflect.New(v.Type().Elem()).Elem()
		plant(value, s)
		m.SetMapIndex(reflect.ValueOf(s).Convert(v.Type().Key()), value)
		v.Set(m)
	case reflect.Interface:
		v.Set(reflect.ValueOf(errors.New(s)))
	}
}

func eachText(v reflect.Value, path string, do func(path, text string)) {
	path = strings.TrimPrefix(path, ".")
	switch v.Kind() {
	case reflect.String:
		do(path, v.String())
	case reflect.Pointer:
		if !v.IsNil() {
			eachText(v.Elem(), path, do)
		}
	case reflect.Struct:
		for f := range v.Type().Fields() {
			if f.IsExported() {
				eachText(v.FieldByIndex(f.Index), path+"."+f.Name, do)
			}
		}
	case reflect.Slice:
		for i := range v.Len() {
			eachText(v.Index(i), path, do)
		}
	case reflect.Map:
		for _, k := range v.MapKeys() {
			do(path, k.String())
			eachText(v.MapIndex(k), path, do)
		}
	}
}

const leakyRole = "ASSAY_TEST_WORKER_ROLE"

// leaky is an agent program that says all that it knows.
func leaky() {
	fmt.Fprintln(os.Stderr, strings.Join(os.Environ(), "\n"))
	answer, _ := json.Marshal(map[string]string{"type": "answer", "text": strings.Join(os.Environ(), "\n")})
	fmt.Println(string(answer))
	os.Exit(3)
}

// A real program gets the variable that the suite names, and no other; nothing
// of it is recorded.
func TestSecretsOfAProgram(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	environ := append(seal.ScrubEnviron(planted), "PATH="+os.Getenv("PATH"))
	h := newTestSuite(nil)
	h.set.Environ, h.set.Redactor = environ, seal.NewRedactor(seal.Secrets(planted))
	h.suite.Scenarios["s"] = &suite.Scenario{Env: suite.VariablesOf("SIGNING_SECRET")}
	r := h.runtime(t)
	r.agents["a"], err = command.New(&command.Config{
		Command: []string{self}, Env: suite.VariablesOf("SERVICE_API_KEY"), Set: map[string]string{leakyRole: "leaky", "GORACE": "atexit_sleep_ms=0"},
	}, command.Env{Environ: environ, Temp: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	a, blobs := r.Generate(t.Context(), assigned)
	clean(t, a, blobs, nil)
	if a.End == nil {
		t.Fatal(a.Fault)
	}
	answer := string(a.Artifact.Answer.Inline)
	for _, want := range []string{"SERVICE_API_KEY=[redacted:SERVICE_API_KEY]", "SIGNING_SECRET=[redacted:SIGNING_SECRET]"} {
		if !strings.Contains(answer, want) {
			t.Errorf("the answer lacks %s:\n%s", want, answer)
		}
	}
	for _, name := range []string{"Auth_Token", "db_password", "SHORT_KEY", "MAX_TOKENS"} {
		if strings.Contains(answer, name+"=") {
			t.Errorf("the program was given %s", name)
		}
	}
	left, err := proctest.Descendants(os.Getpid())
	if err != nil || len(left) > 0 {
		t.Errorf("processes %v are left (%v)", left, err)
	}
}

// TestSecretsInLinesOfEvidence checks that lines of evidence are redacted together.
func TestSecretsInLinesOfEvidence(t *testing.T) {
	r := &Runtime{Setting: Setting{Redactor: seal.NewRedactor([]seal.Secret{{Name: "A", Value: "tok_9aKd03lQpZ7rT2vW"}})}}
	s := &trial.Score{Criteria: []trial.Criterion{{Name: "c", Evidence: []string{"exit status 1", "dG9rXzlhS2QwM2xRcFo3", "clQydlc=", "end"}}, {Name: "d"}}}
	r.cleanScore(s)
	if got, want := s.Criteria[0].Evidence, []string{"exit status 1", "[redacted:A]=", "end"}; !slices.Equal(got, want) {
		t.Errorf("the evidence is %q, want %q", got, want)
	}
	if s.Criteria[1].Evidence != nil {
		t.Error("evidence came from nowhere")
	}
}
