package shim

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

var begin = time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC)

func TestRead(t *testing.T) {
	log := strings.Join([]string{
		`{"id":"b","t":"2026-11-21T10:00:02Z","cmd":"xcrun","argv":["simctl","list"],"dir":"/repo","origin":"mcp:xcode"}`,
		`{"id":"s","t":"2026-11-21T09:59:58.5Z","cmd":"make","origin":"agent"}`,
		`{"id":"a","t":"2026-11-21T10:00:01Z","cmd":"xcodebuild","argv":["build"],"origin":"agent"}`,
		``,
		`{"id":"a","end":true,"t":"2026-11-21T10:00:04.25Z","exit":65}`,
		`{"id":"s","end":true,"t":"2026-11-21T09:59:59Z","exit":0}`,
		`{"id":"b","end":true,"t":"2026-11-21T10:00:01Z","signal":"SIGKILL"}`,
		`{"id":"c","t":"2026-11-21T10:00:05Z","cmd":"true","origin":"grader"}`,
	}, "\n") + "\n"
	want := []Command{
		{AtMS: -1500, TookMS: new(int64(500)), Cmd: "make", Argv: []string{}, Exit: new(0), Origin: "setup"},
		{AtMS: 1000, TookMS: new(int64(3250)), Cmd: "xcodebuild", Argv: []string{"build"}, Exit: new(65), Origin: "agent"},
		{AtMS: 2000, TookMS: new(int64(0)), Cmd: "xcrun", Argv: []string{"simctl", "list"}, Dir: "/repo", Signal: "SIGKILL", Origin: "mcp:xcode"},
		{AtMS: 5000, Cmd: "true", Argv: []string{}, Origin: "grader"},
	}
	got, err := ReadLog([]byte(log), begin)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
	junk := "hello\n" + log + `{"id":"a","end":true,"t":"2026-11-21T10:00:04Z","exit":0}` + "\n{\"id\":\"a\"}\n" +
		`{"id":"zz","end":true,"t":"2026-11-21T10:00:04Z"}` + "\n" + `{"id":"q","t":"2026-11-21T10:00:0`
	got, err = ReadLog([]byte(junk), begin)
	if err == nil || !strings.Contains(err.Error(), "line 1") || !strings.Contains(err.Error(), "and 4 lines more") {
		t.Errorf("junk: %v", err)
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("with junk: %s", d)
	}
}

func TestEncodeRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		texts := rapid.StringOf(rapid.RuneFrom([]rune("aé<>&\n\"\\ 世"))) // valid text, as JSON keeps it
		var want []Command
		for range rapid.IntRange(0, 4).Draw(t, "n") {
			c := Command{
				AtMS: rapid.Int64().Draw(t, "at"), Cmd: texts.Draw(t, "cmd"), Argv: rapid.SliceOfN(texts, 0, 3).Draw(t, "argv"),
				Dir: texts.Draw(t, "dir"), Signal: texts.Draw(t, "signal"), Origin: texts.Draw(t, "origin"),
			}
			if rapid.Bool().Draw(t, "ended") {
				c.TookMS, c.Exit = new(rapid.Int64().Draw(t, "took")), new(rapid.Int().Draw(t, "exit"))
			}
			want = append(want, c)
		}
		got, err := DecodeCommands(EncodeCommands(want))
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Fatal(d)
		}
	})
	if _, err := DecodeCommands([]byte("{}\nx\n")); err == nil || !strings.Contains(err.Error(), "line 2") {
		t.Error(err)
	}
}

// FuzzRead: for any log, Read returns commands that can be encoded and decoded again.
func FuzzRead(f *testing.F) {
	f.Add([]byte(`{"id":"a","t":"2026-11-21T10:00:01Z","cmd":"x"}` + "\n" + `{"id":"a","end":true,"t":"2026-11-21T10:00:01Z","exit":1}`))
	f.Add([]byte(`{"id":"a","t":"0001-01-01T00:00:00.1Z","cmd":"x","argv":["\ud800"]}`))
	f.Add([]byte("\x00\n{}\n[]\nnull\n"))
	f.Fuzz(func(t *testing.T, log []byte) {
		got, _ := ReadLog(log, begin)
		again, err := DecodeCommands(EncodeCommands(got))
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(got, again); d != "" {
			t.Fatal(d)
		}
		for _, c := range got {
			if c.Cmd == "" || c.TookMS != nil && *c.TookMS < 0 {
				b, _ := json.Marshal(c)
				t.Fatalf("%s", b)
			}
		}
	})
}
