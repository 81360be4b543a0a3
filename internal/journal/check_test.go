package journal

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/trial"
)

func TestSalvageExamples(t *testing.T) {
	lost := func(seq string) string {
		return `{"seq":` + seq + `,"t":"2026-11-21T10:15:00.000001Z","s":1,"type":"lost","optional":true}` + "\n"
	}
	future := strings.Replace(line(2), `"reason"`, `"from_the_future":[1, 2 ],"reason"`, 1)
	for _, tt := range []struct {
		name, text, want string
		bad              []string // the report on each bad line
	}{
		{"nothing wrong", lines(1, 2, 3) + "torn", lines(1, 2, 3) + "torn", nil},
		{"garbage in the middle", line(1) + "garbage\n" + lines(3, 4), line(1) + lost("2") + lines(3, 4), []string{"line 2, byte offset 133: it is no record"}},
		{"garbage first", "garbage\n" + lines(2, 3), lost("1") + lines(2, 3), []string{"line 1, byte offset 0"}},
		{"garbage last", lines(1, 2) + "garbage\ntorn", lines(1, 2), []string{"line 3, byte offset 266"}},
		{"an extra line", line(1) + "garbage\n" + lines(2, 3), lines(1, 2, 3), []string{"line 2"}},
		{"lines missing", lines(1, 4, 5), line(1) + lost("2") + lost("3") + lines(4, 5), []string{"line 2, byte offset 133: its seq is 4, and 2 comes next: lines are missing before it"}},
		{"a line twice", lines(1, 2, 2, 3), lines(1, 2, 3), []string{"its seq is 2, out of order"}},
		{"a damaged number", lines(1, 2, 93, 4, 5), lines(1, 2) + lost("3") + lines(4, 5), []string{"line 3, byte offset 266: its seq is 93, out of order"}},
		{"a number damaged beyond reason", lines(1, 1_000_000_000, 3), line(1) + lost("2") + line(3), []string{"its seq is 1000000000"}},
		{"unknown fields stay", line(1) + future + "x\n" + line(3), line(1) + future + line(3), []string{"line 3"}},
		{"nothing good", "a\nb\nc\n", "", []string{"line 1", "line 2", "line 3"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := withJournal(t, tt.text)
			before := CheckRun(r.Dir())
			report, err := Salvage(r.Dir())
			if err != nil {
				t.Fatal(err)
			}
			path := filepath.Join(r.Dir(), journalFile)
			if got, _ := os.ReadFile(path); string(got) != tt.want {
				t.Errorf("got\n%swant\n%s", got, tt.want)
			}
			for _, rep := range []Report{before, report} {
				if len(rep.Lines) != len(tt.bad) || rep.OK() != (tt.bad == nil) {
					t.Fatalf("the report says %v, want %q", rep.Lines, tt.bad)
				}
				for i, bad := range rep.Lines {
					if !strings.Contains(bad.Error(), tt.bad[i]) {
						t.Errorf("the report says %v, want %q", bad, tt.bad[i])
					}
				}
			}
			old, err := os.ReadFile(filepath.Join(r.Dir(), "journal.bad-1"))
			if tt.bad == nil {
				if err == nil {
					t.Error("an old journal was kept although nothing was done")
				}
				return
			}
			if string(old) != tt.text {
				t.Errorf("the old journal is %q, %v", old, err)
			}
			after := CheckRun(r.Dir())
			if !after.OK() || after.Lost != strings.Count(tt.want, `"lost"`) {
				t.Errorf("after it: %+v", after)
			}
			if err := appendTo(t, r).Close(); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestSalvageKeepsEveryOldJournal(t *testing.T) {
	r := withJournal(t, line(1)+"first\n")
	if _, err := Salvage(r.Dir()); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(r.Dir(), journalFile), []byte(line(1)+"second\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := Salvage(r.Dir()); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"journal.bad-1": "first", "journal.bad-2": "second"} {
		if b, err := os.ReadFile(filepath.Join(r.Dir(), name)); err != nil || !strings.Contains(string(b), want) {
			t.Errorf("%s: %q, %v", name, b, err)
		}
	}
}

func TestSalvageLeavesNewerJournalsAlone(t *testing.T) {
	text := line(1) + "garbage\n" + strings.Replace(line(3), `"type":"skip"`, `"type":"weather"`, 1)
	r := withJournal(t, text)
	if _, err := Salvage(r.Dir()); err == nil || !strings.Contains(err.Error(), "line 3") || !strings.Contains(err.Error(), "newer assay") {
		t.Errorf("error %v", err)
	}
	if rep := CheckRun(r.Dir()); rep.OK() || rep.Err == nil {
		t.Errorf("Check: %+v", rep)
	}
	if got, _ := os.ReadFile(filepath.Join(r.Dir(), journalFile)); string(got) != text {
		t.Error("the journal was changed")
	}
	if _, err := Salvage(t.TempDir()); err == nil || !strings.Contains(err.Error(), "no run folder") {
		t.Errorf("no run folder: %v", err)
	}
}

func TestCheckReadsEveryBlob(t *testing.T) {
	r := newRun(t)
	w := appendTo(t, r)
	var refs []trial.Ref
	for i := range 4 {
		rec, blobs := attemptRecord(trial.Key{Task: "t", Arm: "m/s", Index: i}, 10_000)
		if err := w.Write(blobs, rec); err != nil {
			t.Fatal(err)
		}
		refs = append(refs, rec.Attempt.Transcript)
	}
	if rep := CheckRun(r.Dir()); !rep.OK() || rep.Records != 5 {
		t.Fatalf("%+v", rep)
	}
	if err := os.Remove(r.blobs.blobPath(refs[1].Digest)); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(r.blobs.blobPath(refs[3].Digest), compressBytes([]byte("other")), 0o666); err != nil {
		t.Fatal(err)
	}
	rep := CheckRun(r.Dir())
	if rep.OK() || len(rep.Blobs) != 2 || rep.Records != 5 || len(rep.Lines) != 0 {
		t.Fatalf("%+v", rep)
	}
	for i, want := range []string{"line 3: attempt 1 of t × m/s #2: open transcript", "line 5: attempt 1 of t × m/s #4: open transcript"} {
		if !strings.Contains(rep.Blobs[i].Error(), want) {
			t.Errorf("%v, want %q", rep.Blobs[i], want)
		}
	}
}

// However lines are damaged, lost, doubled or moved, a salvage loses no more
// than was touched, and keeps the rest byte for byte and in order.
func TestSalvageLosesOnlyWhatIsDamaged(t *testing.T) {
	t.Run("format 1", func(t *testing.T) { checkSalvage(t, oldRun(t)) })
	t.Run("format 2", func(t *testing.T) { checkSalvage(t, newRun(t)) })
}

// hashed returns lines with the hashes that they would have in r, whose run.json then
// has their head.
func hashed(t testing.TB, r *Run, lines ...string) []string {
	t.Helper()
	var out []string
	var buf bytes.Buffer
	w := newLineWriter(r).to(&buf)
	for i, l := range lines {
		buf.Reset()
		if err := w.write([]byte(strings.TrimSuffix(l, "\n")), int64(i+1)); err != nil {
			t.Fatal(err)
		}
		out = append(out, buf.String())
	}
	if r.Chained() {
		if err := r.writeHeads(func(m *Manifest) { m.Head = w.head() }); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// TestSalvageOfHashes checks that hashes that were changed, also in a row, cost no other
// line, and that the lines themselves are kept where the next one proves them.
func TestSalvageOfHashes(t *testing.T) {
	for _, changed := range [][]int{{0}, {1}, {3}, {0, 1}, {1, 2}, {0, 1, 2}, {1, 2, 3}, {0, 2}, {0, 1, 3}, {0, 1, 2, 3}} {
		t.Run(fmt.Sprint(changed), func(t *testing.T) {
			r := newRun(t)
			lines := hashed(t, r, line(1), line(2), line(3), line(4), line(5))
			for _, i := range changed {
				lines[i] = hashStart + "#" + lines[i][len(hashStart)+1:]
			}
			path := filepath.Join(r.Dir(), journalFile)
			if err := os.WriteFile(path, []byte(strings.Join(lines, "")), 0o666); err != nil {
				t.Fatal(err)
			}
			report, err := Salvage(r.Dir())
			if err != nil {
				t.Fatal(err)
			}
			if len(report.Lines) != len(changed) {
				t.Errorf("bad are %v, want the lines %v, counted from 0", report.Lines, changed)
			}
			after, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			for i := range 5 {
				if !bytes.Contains(after, []byte(line(i + 1)[1:])) {
					t.Errorf("line %d is lost", i+1)
				}
			}
			if rep := CheckRun(r.Dir()); !rep.OK() {
				t.Errorf("still bad: %v %v", rep.Lines, rep.Err)
			}
		})
	}
}

func checkSalvage(t *testing.T, r *Run) {
	path := filepath.Join(r.Dir(), journalFile)
	t2 := t
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 30).Draw(t, "n")
		var text []string
		for i := range n {
			text = append(text, line(i+1))
		}
		text = hashed(t2, r, text...)
		whole := strings.Join(text, "")
		start := slices.Clone(text)
		damages := rapid.IntRange(0, 5).Draw(t, "damages")
		touched := map[string]bool{}
		moved := false // of two lines that changed places either may be the one
		for range damages {
			i := rapid.IntRange(0, len(text)-1).Draw(t, "i")
			touched[text[i]] = true
			switch rapid.IntRange(0, 4).Draw(t, "how") {
			case 0: // a byte
				b := []byte(text[i])
				if len(b) == 1 { // without its end it would be a torn tail, which is no damage
					continue
				}
				at := rapid.IntRange(0, max(0, len(b)-2)).Draw(t, "at")
				if b[at] = rapid.ByteRange(' ', '~').Draw(t, "byte"); b[at] == '\n' {
					b[at] = ' '
				}
				text[i] = string(b)
			case 1:
				text[i] = "\n"
			case 2: // doubled
				text = slices.Insert(text, i, text[i])
			case 3: // gone
				if len(text) > 1 {
					text = slices.Delete(text, i, i+1)
				}
			case 4: // moved
				moved = true
				l := text[i]
				text = slices.Delete(text, i, i+1)
				text = slices.Insert(text, rapid.IntRange(0, len(text)).Draw(t, "to"), l)
			}
		}
		if err := os.WriteFile(path, []byte(strings.Join(text, "")), 0o666); err != nil {
			t.Fatal(err)
		}
		defer func() {
			old, _ := filepath.Glob(filepath.Join(r.Dir(), "journal.bad-*"))
			for _, o := range old {
				_ = os.Remove(o)
			}
		}()
		before := CheckRun(r.Dir())
		if before.Err != nil {
			if strings.Contains(before.Err.Error(), "newer assay") {
				t.Skip("the damage made a type of another name")
			}
			t.Fatal(before.Err)
		}
		if changed := strings.Join(text, "") != whole; changed && before.OK() && r.Chained() {
			t.Fatal("damage was not found")
		}
		if _, err := Salvage(r.Dir()); err != nil {
			t.Fatal(err)
		}
		after, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		kept := 0
		for i := range n {
			if bytes.Contains(after, []byte(line(i + 1)[1:])) {
				kept++
			} else if !touched[start[i]] && damages == 1 && !moved {
				t.Fatalf("line %d was whole and is lost", i+1)
			}
		}
		if kept < n-damages {
			t.Fatalf("%d damages cost %d lines", damages, n-kept)
		}
		if rep := CheckRun(r.Dir()); !rep.OK() {
			t.Fatalf("still bad: %v %v", rep.Lines, rep.Err)
		}
	})
}
