package workspace

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestFollow changes a followed file in ways that a program in a room can.
func TestFollow(t *testing.T) {
	for name, c := range map[string]struct {
		change func(path string) error
		want   string // tampering
		more   string // content of what comes after
	}{
		"appended":  {func(string) error { return nil }, "", "two\n"},
		"deleted":   {os.Remove, "deleted", ""},
		"truncated": {func(p string) error { return os.Truncate(p, 0) }, "truncated", "two\n"},
		"replaced": {func(p string) error {
			if err := os.WriteFile(p+".new", []byte("forged\n"), 0o644); err != nil {
				return err
			}
			return os.Rename(p+".new", p)
		}, "replaced", "forged\ntwo\n"},
		"a link": {func(p string) error {
			if err := os.Remove(p); err != nil {
				return err
			}
			return os.Symlink("/etc/passwd", p)
		}, "replaced by something other than a regular file", ""},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "log")
			l, err := follow(path)
			if err != nil {
				t.Fatal(err)
			}
			defer l.close()
			write := func(text string) {
				f, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
				if err == nil {
					_, err = f.WriteString(text)
					f.Close()
				}
				if err != nil {
					t.Fatal(err)
				}
			}
			write("one\n")
			if b, err := l.content(); string(b) != "one\n" || err != nil {
				t.Fatalf("%q, %v", b, err)
			}
			if err := c.change(path); err != nil {
				t.Fatal(err)
			}
			time.Sleep(3 * followInterval)
			if c.more != "" {
				write("two\n")
			}
			b, err := l.content()
			if string(b) != "one\n"+c.more {
				t.Errorf("%q, want %q", b, "one\n"+c.more)
			}
			if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), "tampered: a program in the room changed the log of commands ("+c.want+")") {
				t.Errorf("%v, want %q", err, c.want)
			}
		})
	}
}
