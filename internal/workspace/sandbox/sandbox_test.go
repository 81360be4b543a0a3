package sandbox

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/testenv"
)

// roles are the programs that the test binary plays inside of sandboxes. Their
// arguments come after the role's name.
var roles = map[string]func(args []string){}

const roleFlag = "__role"

func TestMain(m *testing.M) {
	if code, ours := Main(os.Args[1:]); ours {
		os.Exit(code)
	}
	if len(os.Args) > 2 && os.Args[1] == roleFlag {
		roles[os.Args[2]](os.Args[3:])
		os.Exit(0)
	}
	os.Exit(m.Run())
}

func self() string {
	path, err := os.Executable()
	if err != nil {
		panic(err)
	}
	return path
}

// levels runs f with each level, skipping loudly any that does not work here.
func levels(t *testing.T, f func(t *testing.T, level Level)) {
	for _, level := range []Level{Bwrap, Landlock, None} {
		t.Run(string(level), func(t *testing.T) {
			if err := CheckLevel(level); err != nil {
				testenv.Missing(t, string(level), "the sandbox of this level ("+err.Error()+")")
			}
			f(t, level)
		})
	}
}

// room makes the folders of a room and a configuration for it.
func room(t testing.TB, level Level) Config {
	t.Helper()
	base := t.TempDir()
	c := Config{Level: level, Program: self()}
	for name, to := range map[string]*string{"work": &c.Dir, "home": &c.Home, "tmp": &c.Tmp, "log": &c.Log, "shims": &c.Shims} {
		*to = filepath.Join(base, name)
		if err := os.Mkdir(*to, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return c
}

func open(t testing.TB, c Config) *Sandbox {
	t.Helper()
	s, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

// environ is the environment of programs in a room.
func environ(s *Sandbox) []string {
	return []string{"PATH=" + s.cfg.Shims + ":/usr/local/bin:/usr/bin:/bin", "HOME=" + s.cfg.Home, "TMPDIR=" + s.cfg.Tmp, "GORACE=atexit_sleep_ms=0"}
}

// run runs a program in s and returns its output.
func run(t testing.TB, s *Sandbox, args ...string) (string, proc.Exit) {
	t.Helper()
	spec, err := s.Wrap(proc.Spec{Args: args, Dir: s.cfg.Dir, Env: environ(s), Grace: time.Second})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	spec.Stdout, spec.Stderr = &out, &out
	exit, err := proc.Run(t.Context(), spec)
	if err != nil {
		t.Fatal(err)
	}
	return out.String(), exit
}

func TestView(t *testing.T) {
	levels(t, func(t *testing.T, level Level) {
		c := room(t, level)
		s := open(t, c)
		out, exit := run(t, s, "/bin/sh", "-c", `pwd; echo "$HOME"; echo "$TMPDIR"; id -u; echo "$0"; echo new > "$HOME/new" && echo x > "$TMPDIR/y" && echo z > z; exit 7`)
		if exit.Code != 7 {
			t.Errorf("%v, want 7", exit)
		}
		want := []string{c.Dir, c.Home, c.Tmp, fmt.Sprint(os.Getuid()), "/bin/sh"}
		if level == Bwrap {
			want = []string{"/repo", "/home/agent", "/tmp", "1000", "/bin/sh"}
		}
		if got := strings.Split(strings.TrimSpace(out), "\n"); !slices.Equal(got, want) {
			t.Errorf("inside:\n%s\nwant\n%s", out, strings.Join(want, "\n"))
		}
		for path, text := range map[string]string{c.Home + "/new": "new\n", c.Tmp + "/y": "x\n", c.Dir + "/z": "z\n"} {
			b, err := os.ReadFile(path)
			if err != nil || string(b) != text {
				t.Errorf("%s: %q, %v", path, b, err)
			}
		}
	})
}

// An adversary inside tries many ways. Under bwrap and landlock only known limits may
// leak; under none everything does, which shows that the ways are real.
func TestNothingLeaks(t *testing.T) {
	levels(t, func(t *testing.T, level Level) {
		probe(t, Stage{Level: level, Network: Open})
		if level == Bwrap {
			probe(t, Stage{Level: level, Network: Quiet})
			probe(t, Stage{Level: level, Network: Open, Image: true})
			probe(t, Stage{Level: level, Network: Quiet, Image: true})
		}
	})
}

func probe(t *testing.T, stage Stage) {
	level, network := stage.Level, stage.Network
	t.Run(stage.String(), func(t *testing.T) {
		leaks, err := Probe(t.Context(), self(), stage)
		if err != nil {
			t.Fatal(err)
		}
		count, leaked := 0, 0
		for _, l := range leaks {
			t.Log(l)
			if l.Skipped == "" {
				count++
			}
			if l.Leaked {
				leaked++
			}
			if l.Leaked && l.Limit == "" {
				t.Errorf("%s leaked: %s", l.Name, l.What)
			}
		}
		t.Logf("%d ways tried, %d leaked", count, leaked)
		most := 0
		if stage.Image {
			most = len(imageLimits)
		}
		if level == Bwrap && network == Quiet && leaked > most {
			t.Errorf("%d ways led somewhere where at most %d may", leaked, most)
		}
		if count < 60 {
			t.Errorf("only %d ways tried", count)
		}
		if level == None && leaked < 50 { // some need root, one a terminal
			t.Errorf("only %d ways led somewhere where nothing is hidden: they are not tried rightly", leaked)
		}
	})
}

// Every limit is in the documentation, in the part on its level.
func TestLimitsAreDocumented(t *testing.T) {
	doc, err := os.ReadFile("../../../docs/ref/isolation.md")
	if err != nil {
		t.Fatal(err)
	}
	parts := map[Level]string{}
	for _, part := range strings.Split(string(doc), "\n## ")[1:] {
		name, text, _ := strings.Cut(part, "\n")
		parts[Level(name)] = text
	}
	for _, level := range []Level{Bwrap, Landlock} {
		for _, name := range limitNames {
			if knownLimit(Stage{Level: level, Network: Open}, name) != "" && !strings.Contains(parts[level], "`"+name+"`") {
				t.Errorf("%s: %s is not named", level, name)
			}
		}
	}
	for _, name := range slices.Concat(imageLimits, imageCapabilities) {
		if !strings.Contains(parts[Bwrap], "`"+strings.TrimPrefix(name, "CAP_")+"`") {
			t.Errorf("rooms with an image: %s is not named", name)
		}
	}
}

// TestExplainStart checks that a program with shared libraries is named as the cause where it
// is, and only there.
func TestExplainStart(t *testing.T) {
	missing := errors.New("execvp /assay/bin/assay: No such file or directory")
	for _, c := range []struct {
		program string
		err     error
		want    bool
	}{
		{"/bin/sh", missing, true},
		{"/bin/sh", errors.New("permission denied"), false},
		{"testdata", missing, false},
	} {
		got := explainStart(c.program, c.err)
		if !errors.Is(got, c.err) || strings.Contains(got.Error(), "CGO_ENABLED=0") != c.want {
			t.Errorf("%s, %v: %v, want the fix %v", c.program, c.err, got, c.want)
		}
	}
}
