// Package install puts a Swift toolchain that judges code for Apple's platforms into a
// folder. It runs an embedded script that does not depend on this program.
package install

import (
	"bytes"
	"context"
	_ "embed"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/swift"
)

//go:embed install.sh
var script []byte

// CheckSystem returns an error with the fix if the script does not support a system.
func CheckSystem(goos, goarch string) error {
	switch {
	case goos == "linux" && goarch == "amd64":
		return nil
	case goos == "darwin":
		return &swift.Missing{What: "install Swift: a Mac judges with the compiler of Xcode", Fix: swift.MacInstall}
	case goos == "windows":
		return &swift.Missing{What: "install Swift: no compiler for Windows judges code for Apple's platforms", Fix: "run assay in Debian or Ubuntu under WSL"}
	}
	return &swift.Missing{What: fmt.Sprintf("install Swift: there is no toolchain for %s/%s that judges code for Apple's platforms", goos, goarch),
		Fix: "use Linux on amd64, also in a container, or a Mac"}
}

// Run installs a toolchain into a folder unless it is already there. It calls progress for
// each line that the script prints. environ is the environment of the script.
func Run(ctx context.Context, folder string, environ []string, progress func(line string)) error {
	work, err := os.MkdirTemp("", "assay-install-")
	if err != nil {
		return fmt.Errorf("install Swift: %w", err)
	}
	defer os.RemoveAll(work)
	// The script is not passed on standard input, because the programs that it starts would
	// read it.
	file := filepath.Join(work, "install.sh")
	if err := os.WriteFile(file, script, 0o600); err != nil {
		return fmt.Errorf("install Swift: %w", err)
	}
	out := &lines{print: progress}
	exit, err := proc.Run(ctx, proc.Spec{Args: []string{"bash", file, folder}, Env: environ, Stdout: out, Stderr: out})
	if err != nil {
		return fmt.Errorf("install Swift: %w", err)
	}
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if !exit.OK() {
		return fmt.Errorf("install Swift in %s: the script ended with %v: %s", folder, exit, out.last)
	}
	return nil
}

// lines calls a function for each complete line and keeps the last one.
type lines struct {
	print func(string)
	rest  []byte
	last  string
}

func (l *lines) Write(b []byte) (int, error) {
	l.rest = append(l.rest, b...)
	for {
		line, rest, found := bytes.Cut(l.rest, []byte("\n"))
		if !found {
			return len(b), nil
		}
		l.rest = rest
		if text := strings.TrimRight(string(line), "\r "); text != "" {
			l.last = strings.TrimSpace(text)
			l.print(text)
		}
	}
}
