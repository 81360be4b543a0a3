package install

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/swift"
)

func TestCheckSystem(t *testing.T) {
	for _, c := range []struct{ goos, goarch, fix string }{
		{"linux", "amd64", ""},
		{"linux", "arm64", "Linux on amd64"},
		{"darwin", "arm64", "install Xcode"},
		{"windows", "amd64", "WSL"},
	} {
		err := CheckSystem(c.goos, c.goarch)
		if missing, ok := errors.AsType[*swift.Missing](err); ok != (c.fix != "") || ok && !strings.Contains(missing.Fix, c.fix) {
			t.Errorf("%s/%s: %v, want the fix %q", c.goos, c.goarch, err, c.fix)
		}
	}
}

// writeProgram writes a shell script that stands for a program.
func writeProgram(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte("#!/bin/sh\n"+text+"\n"), 0o755); err != nil {
		t.Fatal(err)
	}
}

func TestRun(t *testing.T) {
	if CheckSystem(runtime.GOOS, runtime.GOARCH) != nil {
		t.Skip("the script is for Linux on amd64")
	}
	tests := []struct {
		name    string
		prepare func(t *testing.T, folder, bin string)
		env     string
		want    string // a line of progress
		err     string // "" for none
	}{
		{name: "already there", want: "already there: Swift version 6.0.3 (stand-in)",
			prepare: func(t *testing.T, folder, _ string) {
				writeProgram(t, filepath.Join(folder, "bin/swift-frontend"), "echo 'Swift version 6.0.3 (stand-in)'; echo more")
				if err := os.WriteFile(filepath.Join(folder, ".installed"), []byte("2 trixie x86_64\n"), 0o644); err != nil {
					t.Fatal(err)
				}
			}},
		{name: "no apt-get", err: "missing apt-get, a tool of Debian",
			prepare: func(t *testing.T, _, bin string) {
				for _, name := range []string{"bash", "uname", "mkdir", "cat", "sed"} {
					path, err := exec.LookPath(name)
					if err == nil {
						err = os.Symlink(path, filepath.Join(bin, name))
					}
					if err != nil {
						t.Fatal(err)
					}
				}
			}},
		{name: "the mirror does not answer", env: "SWIFT_MIRROR=http://127.0.0.1:1/debian", want: "fetching Swift from http://127.0.0.1:1/debian (trixie)", err: "E: Failed to fetch",
			prepare: func(t *testing.T, _, bin string) {
				if _, err := os.Stat("/usr/share/keyrings/debian-archive-keyring.gpg"); err != nil {
					t.Skip("the keys of Debian's archive are missing: apt-get install debian-archive-keyring")
				}
				writeProgram(t, filepath.Join(bin, "apt-get"), "echo 'E: Failed to fetch '$SWIFT_MIRROR >&2; exit 100")
			}},
	}
	for _, c := range tests {
		t.Run(c.name, func(t *testing.T) {
			folder, bin := filepath.Join(t.TempDir(), "a folder"), filepath.Join(t.TempDir(), "bin")
			if err := os.Mkdir(bin, 0o755); err != nil {
				t.Fatal(err)
			}
			c.prepare(t, folder, bin)
			path := bin
			if c.err == "" || c.env != "" {
				path += ":/usr/sbin:/usr/bin:/sbin:/bin"
			}
			var said []string
			err := Run(t.Context(), folder, []string{"PATH=" + path, "TMPDIR=" + t.TempDir(), c.env}, func(line string) { said = append(said, line) })
			if (err == nil) != (c.err == "") || err != nil && !strings.Contains(err.Error(), c.err) {
				t.Errorf("error %v, want %q", err, c.err)
			}
			if c.want != "" && !slices.Contains(said, c.want) {
				t.Errorf("it said %q, want %q", said, c.want)
			}
			if left, _ := filepath.Glob(filepath.Join(folder, ".install.*")); len(left) > 0 {
				t.Errorf("it leaves %v", left)
			}
		})
	}
}

// The script of a checkout runs the embedded one.
func TestCheckoutScript(t *testing.T) {
	text, err := os.ReadFile("../../../scripts/install-swift.sh")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), "../internal/swift/install/install.sh") {
		t.Error("scripts/install-swift.sh does not run install.sh")
	}
}
