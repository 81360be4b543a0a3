package journal

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/trial"
)

var noteKey = trial.Key{Task: "nav-stack", Arm: "sonnet/grounded"}

func anyNotes([]trial.Note) error { return nil }

func annotate(t testing.TB, r *Run, n trial.Note) trial.Note {
	t.Helper()
	out, _, err := r.AddNote(n, day, anyNotes)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func readNotesOf(t testing.TB, r *Run) []trial.Note {
	t.Helper()
	notes, err := r.Notes()
	if err != nil {
		t.Fatal(err)
	}
	return notes
}

func TestAnnotate(t *testing.T) {
	r := newRun(t)
	if got := readNotesOf(t, r); got != nil {
		t.Fatalf("a new run has notes: %v", got)
	}
	w := appendTo(t, r) // the run goes on
	want := []trial.Note{
		annotate(t, r, trial.Note{By: "anna", Key: noteKey, Attempt: 1, Label: "odd", Note: "two\nlines \u202e"}),
		annotate(t, r, trial.Note{By: "ben", Key: noteKey, Attempt: 1, Override: trial.Fail, Reason: "cheats"}),
		annotate(t, r, trial.Note{By: "anna", Key: noteKey, Attempt: 1, Revokes: 2}),
	}
	if err := w.Write(nil, startRecord(1)); err != nil {
		t.Fatal(err)
	}
	for i, n := range want {
		if n.Seq != int64(i+1) || !n.Time.Equal(diskTime(day)) {
			t.Errorf("note %d is %d at %s", i+1, n.Seq, n.Time)
		}
	}
	if d := cmp.Diff(want, readNotesOf(t, r)); d != "" {
		t.Error(d)
	}
	refused := errors.New("no")
	if _, _, err := r.AddNote(trial.Note{Key: noteKey, Note: "x"}, day, func(there []trial.Note) error {
		if len(there) != 3 {
			t.Errorf("%d notes are there", len(there))
		}
		return refused
	}); !errors.Is(err, refused) {
		t.Error(err)
	}
	for _, n := range []trial.Note{
		{Note: "of nothing"},
		{Key: noteKey, Override: trial.Pass},
		{Key: noteKey, Override: "great", Reason: "x"},
		{Key: noteKey, Revokes: 4},
		{Key: noteKey, Revokes: 1, Note: "and more"},
	} {
		if _, _, err := r.AddNote(n, day, anyNotes); err == nil {
			t.Errorf("%+v was written", n)
		}
	}
	if got := readNotesOf(t, r); len(got) != 3 {
		t.Errorf("%d notes after what was refused", len(got))
	}
}

// Lines as this version writes them.
const twoNotes = `{"seq":1,"t":"2026-11-22T09:00:00Z","by":"anna","key":{"task":"a","arm":"m/s","index":0},"attempt":1,"label":"odd"}
{"seq":2,"t":"2026-11-22T09:01:00Z","by":"ben","key":{"task":"a","arm":"m/s","index":0},"attempt":1,"override":"pass","reason":"right","mood":"good"}
`

func withNotes(t testing.TB, text string) *Run {
	t.Helper()
	r := oldRun(t)
	if err := os.WriteFile(filepath.Join(r.dir, notesFile), []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return r
}

func TestNotesRefused(t *testing.T) {
	for _, tt := range []struct{ name, text, want string }{
		{"garbage", twoNotes + "x\n", fmt.Sprintf("line 3, byte offset %d: it is no note", len(twoNotes))},
		{"an empty line", "\n" + twoNotes, "line 1, byte offset 0"},
		{"a gap", strings.Replace(twoNotes, `"seq":2`, `"seq":3`, 1), fmt.Sprintf("line 2, byte offset %d: its seq is 3, and 2 comes next", strings.Index(twoNotes, "\n")+1)},
		{"no trial", strings.Replace(twoNotes, `"task":"a"`, `"task":""`, 1), "it names no trial"},
		{"no reason", strings.Replace(twoNotes, `"reason"`, `"why"`, 1), "without a reason"},
		{"a later one revoked", strings.Replace(twoNotes, `"label":"odd"`, `"revokes":1`, 1), "it revokes note 1, which is not before it"},
		{"an outcome of a newer assay", strings.Replace(twoNotes, `"pass"`, `"partly"`, 1), "written by a newer assay"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			notes, err := withNotes(t, tt.text).Notes()
			var bad *BadLine
			if !errors.As(err, &bad) || !strings.Contains(err.Error(), tt.want) || notes != nil {
				t.Errorf("%v and error %v, want %q", notes, err, tt.want)
			}
		})
	}
}

// Fields that a newer version adds to a line are kept and ignored.
func TestNotesKeepUnknownFields(t *testing.T) {
	r := withNotes(t, twoNotes)
	annotate(t, r, trial.Note{By: "anna", Key: noteKey, Note: "more"})
	if got := readNotesOf(t, r); len(got) != 3 || got[1].Override != trial.Pass {
		t.Errorf("%+v", got)
	}
	if b, _ := os.ReadFile(filepath.Join(r.dir, notesFile)); !bytes.HasPrefix(b, []byte(twoNotes)) {
		t.Error("lines were changed")
	}
}

func TestNotesTorn(t *testing.T) {
	for cut := 1; cut < len(twoNotes)-1; cut += 7 {
		r := withNotes(t, twoNotes[:cut])
		whole := strings.Count(twoNotes[:cut], "\n")
		if got := readNotesOf(t, r); len(got) != whole {
			t.Fatalf("cut at %d: %d notes of %d", cut, len(got), whole)
		}
		n, torn, err := r.AddNote(trial.Note{By: "anna", Key: noteKey, Note: "more"}, day, anyNotes)
		if err != nil || n.Seq != int64(whole+1) {
			t.Fatalf("cut at %d: note %d, %v", cut, n.Seq, err)
		}
		if (torn != nil) != (twoNotes[cut-1] != '\n') {
			t.Fatalf("cut at %d: torn is %v", cut, torn)
		}
		if torn == nil {
			continue
		}
		if b, err := os.ReadFile(torn.Moved); err != nil || !strings.HasSuffix(twoNotes[:cut], string(b)) || len(b) == 0 {
			t.Fatalf("cut at %d: put aside %q, %v", cut, b, err)
		}
		if got := readNotesOf(t, r); len(got) != whole+1 {
			t.Fatalf("cut at %d: %d notes after one more", cut, len(got))
		}
	}
}

// A salvage keeps all that can be read, and leaves numbers without a gap.
func TestNotesSalvage(t *testing.T) {
	lines := strings.SplitAfter(twoNotes, "\n")
	third := strings.Replace(lines[0], `"seq":1`, `"seq":3`, 1)
	r := withNotes(t, lines[0]+"garbage\n"+third)
	rep := CheckRun(r.Dir())
	if rep.OK() || rep.Notes != 2 || len(rep.NoteLines) != 1 || rep.NoteLines[0].Line != 2 {
		t.Fatalf("%+v", rep)
	}
	if _, err := Salvage(r.Dir()); err != nil {
		t.Fatal(err)
	}
	got := readNotesOf(t, r)
	if len(got) != 2 || got[1].Seq != 3 {
		t.Errorf("%+v", got)
	}
	if n := annotate(t, r, trial.Note{By: "anna", Key: noteKey, Note: "more"}); n.Seq != 4 {
		t.Errorf("the next note is %d", n.Seq)
	}
	if rep := CheckRun(r.Dir()); !rep.OK() || rep.Notes != 4 {
		t.Errorf("after a salvage: %+v", rep)
	}
	if _, err := os.Stat(filepath.Join(r.Dir(), "notes.bad-1")); err != nil {
		t.Error(err)
	}
}

func FuzzNotes(f *testing.F) {
	f.Add([]byte(twoNotes))
	f.Add([]byte(twoNotes[:150]))
	f.Add([]byte(`{"seq":1,"lost":true}` + "\n"))
	f.Add([]byte(`{"seq":9223372036854775807}` + "\nx"))
	f.Fuzz(func(t *testing.T, text []byte) {
		notes, _, err := decodeNotes(bytes.NewReader(text), "n", &verifier{})
		if err != nil && notes != nil {
			t.Fatal("notes and an error")
		}
		last := int64(0)
		for _, n := range notes {
			if n.Seq <= last || n.Key.Task == "" || n.Override != "" && n.Reason == "" || n.Revokes >= n.Seq {
				t.Fatalf("%+v", n)
			}
			last = n.Seq
		}
	})
}

// A disk that is full leaves no half-written note.
func TestNotesDiskFull(t *testing.T) {
	f := &shortFile{room: 10}
	if err := appendDurably(f, []byte("0123456789abcdef\n"), 5); err == nil || f.size != 5 {
		t.Errorf("error %v, size %d", err, f.size)
	}
}

type shortFile struct {
	room int
	size int64
}

func (f *shortFile) Write(b []byte) (int, error) { return min(f.room, len(b)), nil }
func (f *shortFile) Sync() error                 { return nil }
func (f *shortFile) Truncate(n int64) error      { f.size = n; return nil }
func (f *shortFile) Close() error                { return nil }

const (
	noteKills  = 24
	annotators = 4
)

// TestKillNotes kills processes that write notes, several at once, at random
// moments. No note that was acknowledged may be missing or there twice.
func TestKillNotes(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 20261122))
	r := newRun(t)
	acks := filepath.Join(t.TempDir(), "acks")
	for n := range noteKills {
		killAnnotator(t, r.Dir(), acks, n, time.Duration(rng.IntN(30_000))*time.Microsecond)
	}
	there := map[string]int{}
	for _, n := range readNotesOf(t, r) {
		there[n.Label]++
	}
	b, err := os.ReadFile(acks)
	if err != nil {
		t.Fatal(err)
	}
	acked := strings.Fields(string(b[:bytes.LastIndexByte(b, '\n')+1]))
	for _, label := range acked {
		if there[label] != 1 {
			t.Errorf("%s is acknowledged, and there %d times", label, there[label])
		}
	}
	if len(acked) < noteKills {
		t.Errorf("only %d notes in %d kills", len(acked), noteKills)
	}
	torn, _ := filepath.Glob(filepath.Join(r.Dir(), "notes.torn-*"))
	t.Logf("%d kills: %d notes, %d acknowledged, %d torn lines put aside", noteKills, len(there), len(acked), len(torn))
}

func killAnnotator(t *testing.T, dir, acks string, session int, after time.Duration) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), helperEnv+"=annotate", "DIR="+dir, "ACKS="+acks, fmt.Sprint("SESSION=", session))
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := out.Read(make([]byte, 1)); err != nil {
		t.Fatalf("the writer did not start: %v", err)
	}
	time.Sleep(after) // the moment of the kill, not a wait for something
	if err := cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	if err := cmd.Wait(); err == nil || cmd.ProcessState.Exited() {
		t.Fatalf("the writer ended by itself: %v", err)
	}
}

func init() {
	helpers["annotate"] = func() {
		fail := func(err error) {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		acks, err := os.OpenFile(os.Getenv("ACKS"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o666)
		if err != nil {
			fail(err)
		}
		var once sync.Once
		var wg sync.WaitGroup
		for g := range annotators {
			wg.Go(func() {
				r, err := Open(os.Getenv("DIR")) // each its own lock, as processes have
				if err != nil {
					fail(err)
				}
				for i := 0; ; i++ {
					label := fmt.Sprintf("s%s-g%d-i%d", os.Getenv("SESSION"), g, i)
					n, _, err := r.AddNote(trial.Note{By: "x", Key: noteKey, Label: label}, time.Now(), anyNotes)
					if err != nil {
						fail(err)
					}
					if _, err := acks.WriteString(n.Label + "\n"); err != nil {
						fail(err)
					}
					once.Do(func() { fmt.Print("r") })
				}
			})
		}
		wg.Wait()
	}
}

// The example of docs/guide/notes.md is a file of notes, with every field there is.
func TestNotesDocs(t *testing.T) {
	doc, err := os.ReadFile("../../docs/guide/notes.md")
	if err != nil {
		t.Fatal(err)
	}
	var examples []string
	for line := range strings.Lines(string(doc)) {
		if strings.HasPrefix(line, `{"seq":`) && strings.Contains(line, `"by":`) {
			examples = append(examples, line)
		}
	}
	notes, _, err := decodeNotes(strings.NewReader(strings.Join(examples, "")), "docs/guide/notes.md", &verifier{})
	if err != nil || len(notes) < 3 {
		t.Fatalf("%d examples, %v", len(notes), err)
	}
	for _, field := range []string{"label", "note", "override", "reason", "revokes"} {
		if !slices.ContainsFunc(examples, func(s string) bool { return strings.Contains(s, `"`+field+`":`) }) {
			t.Errorf("no example has %s", field)
		}
	}
}
