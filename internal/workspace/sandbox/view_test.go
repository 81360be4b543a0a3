package sandbox

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/proc"
)

// box is a sandbox of which nothing was tried: only paths and environment.
func box(level Level) *Sandbox {
	s := &Sandbox{cfg: Config{Level: level}, places: []place{
		{"/r/room-1/work/home", "/home/agent"}, {"/r/room-1/work", "/repo"}, {"/r/room-1/shims", "/assay/shims"},
		{"/r/room-1/tmp", "/tmp"}, {"/r/room-1/log", "/assay/log"}, {"/opt/assay", insideProgram},
	}}
	return s
}

func TestRewrite(t *testing.T) {
	s := box(Bwrap)
	for in, want := range map[string]string{
		"HOME=/r/room-1/work/home":                        "HOME=/home/agent",
		"PATH=/r/room-1/shims:/usr/bin:/r/room-1/work/b":  "PATH=/assay/shims:/usr/bin:/repo/b",
		"X=/r/room-1/works and /r/room-1/work.":           "X=/r/room-1/works and /repo.",
		"X=/r/room-1/work.bak":                            "X=/r/room-1/work.bak",
		"X=/r/room-1/work-2/a":                            "X=/r/room-1/work-2/a",
		"X=file:///r/room-1/work/a#1":                     "X=file:///repo/a#1",
		"-I/r/room-1/work/include":                        "-I/repo/include",
		`{"dir":"/r/room-1/work","t":"/r/room-1/tmp/x"}`:  `{"dir":"/repo","t":"/tmp/x"}`,
		"/r/room-10/work":                                 "/r/room-10/work",
		"/r/room-1/work/r/room-1/work":                    "/repo/r/room-1/work",
		"read /r/room-1/work/a.go, then /r/room-1/work/b": "read /repo/a.go, then /repo/b",
		"/opt/assay mcp":                                  "/assay/bin/assay mcp",
		"":                                                "",
	} {
		if in == "/r/room-1/work/r/room-1/work" {
			// A room's path below the room is the path of a folder there: it cannot
			// be told from the host's, and nobody makes such a folder.
			want = "/repo/repo"
		}
		if got := s.rewritePaths(in); got != want {
			t.Errorf("%s\nis  %s\nnot %s", in, got, want)
		}
		if got := box(Landlock).rewritePaths(in); got != in {
			t.Errorf("landlock: %s became %s", in, got)
		}
	}
}

// Doing it twice changes nothing, no path of the room is left, and nothing else
// changes.
func TestRewriteProperty(t *testing.T) {
	s := box(Bwrap)
	piece := rapid.SampledFrom([]string{"/r/room-1/work", "/r/room-1/work/home", "/r/room-1/tmp", "/r/room-2", "/x", ":", " ", "a", ".", "/", "-", "é", "\n"})
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Join(rapid.SliceOf(piece).Draw(t, "text"), "")
		once := s.rewritePaths(text)
		if again := s.rewritePaths(once); again != once {
			t.Fatalf("%q, then %q", once, again)
		}
		for _, p := range s.places {
			if i := indexPath(once, p.host); i >= 0 {
				t.Fatalf("%q still has %s", once, p.host)
			}
		}
		if !strings.Contains(text, "/r/room-1/") && once != text {
			t.Fatalf("%q became %q", text, once)
		}
	})
}

func TestInside(t *testing.T) {
	s := box(Bwrap)
	for host, want := range map[string]string{
		"/r/room-1/work": "/repo", "/r/room-1/work/": "/repo", "/r/room-1/work/a/../b": "/repo/b", "/r/room-1/work/home/x": "/home/agent/x",
		"/r/room-1/works": "/r/room-1/works", "/usr/bin/git": "/usr/bin/git", "/opt/assay": insideProgram,
	} {
		if got := s.Inside(host); got != want {
			t.Errorf("%s is seen as %s, want %s", host, got, want)
		}
	}
}

// Env adds the proxy only with a list of hosts, replacing existing variables.
func TestEnv(t *testing.T) {
	s := box(Bwrap)
	env := []string{"HOME=/r/room-1/work/home", "HTTP_PROXY=http://old", "KEEP=1"}
	if got := s.Env(env); !slices.Equal(got, []string{"HOME=/home/agent", "HTTP_PROXY=http://old", "KEEP=1"}) {
		t.Errorf("without a proxy: %v", got)
	}
	s.net = &exchange{proxy: 3128}
	got := s.Env(env)
	for _, want := range []string{"HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"} {
		if !slices.Contains(got, want+"=http://127.0.0.1:3128") {
			t.Errorf("%s is not set: %v", want, got)
		}
	}
	if slices.Contains(got, "HTTP_PROXY=http://old") || !slices.Contains(got, "KEEP=1") || !slices.Contains(got, "no_proxy=localhost,127.0.0.1,::1") {
		t.Errorf("%v", got)
	}
	if again := s.Env(got); !slices.Equal(again, got) {
		t.Errorf("twice is not once: %v", again)
	}
}

// What may not be shown is an error that says why, and what holds something
// hidden is shown without it.
func TestVisiblePaths(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("no sandboxes here")
	}
	t.Setenv("HOME", t.TempDir())
	home := os.Getenv("HOME")
	base := t.TempDir()
	for _, dir := range []string{"suite/servers", "tools/bin", "tools/lib", "mixed/bin", "mixed/suite", "node/node_modules/.bin", "node/node_modules/pkg/dist", "home/.local/bin"} {
		if err := os.MkdirAll(filepath.Join(base, dir), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	at := func(p string) string { return filepath.Join(base, p) }
	for _, file := range []string{"tools/bin/tool", "mixed/bin/tool", "node/node_modules/pkg/dist/cli.js", "suite/servers/server", "suite/reference.patch"} {
		if err := os.WriteFile(at(file), []byte("#!/bin/sh\n"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink("../pkg/dist/cli.js", at("node/node_modules/.bin/cli")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(at("suite"), at("alias")); err != nil {
		t.Fatal(err)
	}
	t.Run("read", func(t *testing.T) {
		s := &Sandbox{cfg: Config{Level: Landlock}, hidden: []string{at("suite"), at("mixed/suite")}}
		for path, want := range map[string]string{
			at("suite"): "must stay hidden", base: "must stay hidden", at("alias"): "must stay hidden", "/": "must stay hidden", at("mixed"): "must stay hidden",
			home: "no program in a sandbox sees", "/tmp": "", "/proc/1": "no program in a sandbox sees", "/home": "no program", "/root": "no program",
			"relative": "absolute", at("nothing"): "no such file", at("tools"): "", at("suite/servers"): "", at("suite/servers/server"): "",
		} {
			if path == "/tmp" || strings.HasPrefix(path, "/root") && os.Geteuid() != 0 || path == "/home" && !exists(path) {
				continue // depends on the machine
			}
			var look shown
			err := s.showNamed(&look, path, false)
			switch {
			case want == "" && err != nil:
				t.Errorf("%s: %v", path, err)
			case want == "" && !slices.Contains(look.read, path):
				t.Errorf("%s is not shown: %v", path, look.read)
			case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
				t.Errorf("%s: %v, want %q", path, err, want)
			}
		}
	})
	t.Run("folders of PATH", func(t *testing.T) {
		s := &Sandbox{cfg: Config{Level: Landlock}, hidden: []string{at("mixed/suite"), at("suite")}}
		t.Setenv("HOME", at("home"))
		for dir, want := range map[string]string{
			at("tools/bin"): at("tools"), at("mixed/bin"): at("mixed/bin"), at("suite/servers"): "", at("home/.local/bin"): at("home/.local/bin"),
			at("nothing"): "", "relative/bin": "", at("node/node_modules/.bin"): at("node/node_modules/.bin"),
		} {
			var look shown
			s.showFolder(&look, dir)
			if got := strings.Join(look.read, " "); got != want {
				t.Errorf("%s shows %q, want %q", dir, got, want)
			}
		}
	})
	t.Run("programs", func(t *testing.T) {
		s := &Sandbox{cfg: Config{Level: Landlock}, hidden: []string{at("suite"), at("mixed/suite")}}
		for file, want := range map[string]string{
			at("tools/bin/tool"): at("tools"), at("mixed/bin/tool"): at("mixed/bin"), at("node/node_modules/.bin/cli"): at("node/node_modules"),
			at("suite/servers/server"): at("suite/servers/server"), // the program alone, without its siblings
		} {
			var look shown
			if err := s.showProgram(&look, file); err != nil || strings.Join(look.read, " ") != want {
				t.Errorf("%s shows %q, want %q (%v)", file, look.read, want, err)
			}
		}
		s.hidden = append(s.hidden, at("suite/servers/server"))
		if err := s.showProgram(&shown{}, at("suite/servers/server")); err == nil {
			t.Error("a hidden program is shown")
		}
	})
	t.Run("carve", func(t *testing.T) {
		var look shown
		showVisible(&look, base, []string{at("suite"), at("mixed/suite")})
		want := []string{at("home"), at("mixed/bin"), at("node"), at("tools")}
		slices.Sort(look.read)
		if !slices.Equal(look.read, want) || len(look.links) != 1 || look.links[0].inside != at("alias") {
			t.Errorf("shows %v and links %v, want %v", look.read, look.links, want)
		}
	})
}

// A folder that is shown has its links, and what they lead to is shown too, also over
// several links. What can be written stays so below what cannot.
func TestMountPaths(t *testing.T) {
	base := t.TempDir()
	at := func(p string) string { return filepath.Join(base, p) }
	for _, dir := range []string{"own/bin", "global/bin", "lib/pkg"} {
		if err := os.MkdirAll(at(dir), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(at("lib/pkg/cli"), []byte("#!/bin/sh\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	for link, to := range map[string]string{"own/bin/cli": at("global/bin/cli"), "global/bin/cli": "../../lib/pkg/cli"} {
		if err := os.Symlink(to, at(link)); err != nil {
			t.Fatal(err)
		}
	}
	for _, tc := range []struct {
		name string
		look shown
		want []string
	}{
		{"a link alone", shown{read: []string{at("own/bin/cli"), at("lib/pkg/cli")}}, []string{at("lib/pkg/cli"), at("own/bin/cli")}},
		{"a link of a folder", shown{read: []string{at("own/bin/cli"), at("lib/pkg/cli"), at("own")}}, []string{at("global/bin/cli"), at("lib/pkg/cli"), at("own")}},
		{"links of folders", shown{read: []string{at("own/bin/cli"), at("lib/pkg/cli"), at("global"), at("own")}}, []string{at("global"), at("lib/pkg/cli"), at("own")}},
		{"a folder to write", shown{read: []string{at("lib"), at("lib/pkg/cli")}, write: []string{at("lib/pkg")}}, []string{at("lib"), at("lib/pkg"), at("lib/pkg/cli")}},
	} {
		s := &Sandbox{cfg: Config{Level: Bwrap}}
		if got := s.mountPaths(tc.look); !slices.Equal(got, tc.want) {
			t.Errorf("%s: mounts %v, want %v", tc.name, got, tc.want)
		}
	}
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

func init() {
	// Lists what can be read of the paths given.
	roles["look"] = func(paths []string) {
		for _, p := range paths {
			_, err := os.ReadFile(p)
			if info, e := os.Stat(p); e == nil && info.IsDir() {
				_, err = os.ReadDir(p)
			}
			fmt.Println(err == nil)
		}
	}
}

// Folders of the configuration are visible and writable as configured, also next to
// the sandbox's own.
func TestReadAndWrite(t *testing.T) {
	levels(t, func(t *testing.T, level Level) {
		if level == None {
			t.Skip("nothing is hidden at this level")
		}
		base := t.TempDir()
		for _, dir := range []string{"data", "cache", "hidden", "late"} {
			if err := os.Mkdir(filepath.Join(base, dir), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(base, dir, "f"), []byte("x"), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		at := func(p string) string { return filepath.Join(base, p) }
		c := room(t, level)
		c.Read, c.Write, c.Hide = []string{at("data")}, []string{at("cache")}, []string{at("hidden")}
		s := open(t, c)
		args := []string{self(), roleFlag, "look", at("data/f"), at("cache/f"), at("hidden/f"), at("late/f"), at("data"), "/root", "/usr/bin/env", "/etc/passwd"}
		if out, _ := run(t, s, args...); out != "true\ntrue\nfalse\nfalse\ntrue\nfalse\ntrue\ntrue\n" {
			t.Errorf("it can read:\n%s", out)
		}
		spec, err := s.Wrap(proc.Spec{Args: args, Dir: c.Dir, Env: environ(s)}, at("late"))
		if err != nil {
			t.Fatal(err)
		}
		if text, _ := json.Marshal(spec.Args); !strings.Contains(string(text), at("late")) {
			t.Errorf("what is named for one program is not shown to it: %s", text)
		}
		if _, err := s.Wrap(proc.Spec{Args: args, Dir: c.Dir, Env: environ(s)}, base); err == nil || !strings.Contains(err.Error(), "must stay hidden") {
			t.Errorf("error %v, want that it holds what is hidden", err)
		}
		out, exit := run(t, s, "sh", "-c", `echo y > "$1"/new && ! echo y 2>/dev/null > "$2"/new`, "sh", at("cache"), at("data"))
		if !exit.OK() {
			t.Errorf("%v: %s", exit, out)
		}
		c.Hide = []string{c.Dir}
		if _, err := New(c); err == nil || !strings.Contains(err.Error(), "must stay hidden") {
			t.Errorf("a workspace that is hidden: %v", err)
		}
	})
}

// The kernel's settings show why bwrap fails.
func TestBlame(t *testing.T) {
	for _, tc := range []struct {
		said string
		root bool
		knob string
		want string
	}{
		{"bwrap: setting up uid map: Permission denied", false, "kernel/apparmor_restrict_unprivileged_userns=1", "kernel.apparmor_restrict_unprivileged_userns=0"},
		{"bwrap: loopback: Failed RTM_NEWADDR: Operation not permitted", false, "kernel/apparmor_restrict_unprivileged_userns=1", "assay help isolation"},
		{"bwrap: No permissions to create a new namespace", false, "kernel/unprivileged_userns_clone=0", "kernel.unprivileged_userns_clone=1"},
		{"bwrap: Creating new namespace failed: nesting depth or /proc/sys/user/max_*_namespaces exceeded (ENOSPC)", true, "user/max_user_namespaces=0", "user.max_user_namespaces="},
		{"bwrap: Can't mount proc on /newroot/proc: Operation not permitted", true, "", "systempaths=unconfined"},
		{"bwrap: Creating new namespace failed: Operation not permitted", true, "kernel/apparmor_restrict_unprivileged_userns=1", "seccomp=unconfined"},
		{"bwrap: execvp true: No such file or directory", false, "", "execvp true"},
	} {
		got := explainFailure(tc.said, tc.root, func(name string) string {
			v, _ := strings.CutPrefix(tc.knob, name+"=")
			if v == tc.knob {
				return ""
			}
			return v
		})
		if !strings.Contains(got, tc.want) {
			t.Errorf("%s: %s, want %q", tc.said, got, tc.want)
		}
	}
}
