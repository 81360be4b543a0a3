package swift

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"time"

	"github.com/assay-eval/assay/internal/proc"
)

// Toolchain is a compiler with the modules that it checks against.
type Toolchain struct {
	Root     string  `json:"root"`     // folder that the install script filled; "" on a Mac
	Frontend string  `json:"frontend"` // path of swift-frontend
	Version  Version `json:"version"`
	Text     string  `json:"text"` // first line of its --version
	SDK      string  `json:"sdk"`  // what -sdk is told
	Mac      bool    `json:"mac"`  // a real Apple SDK, not Linux modules under Apple's triples
}

// Missing says that there is no toolchain that can be used, and what mends it.
type Missing struct {
	What string // what was looked for and where
	Fix  string // the one command that gets it
}

func (m *Missing) Error() string { return m.What + ": " + m.Fix }

// Install is the command that gets a toolchain on Linux.
const Install = "scripts/install-swift.sh ~/.local/share/assay/swift"

// Find looks for a toolchain: in folder, if that is given, else in
// ASSAY_SWIFT and in the folder that [Install] fills. Its error is a *Missing.
func Find(ctx context.Context, folder string, getenv func(string) string) (*Toolchain, error) {
	var tried []string
	for _, root := range []string{folder, getenv("ASSAY_SWIFT"), filepath.Join(getenv("HOME"), ".local/share/assay/swift")} {
		if root == "" {
			continue
		}
		frontend := filepath.Join(root, "bin", "swift-frontend")
		if _, err := os.Stat(frontend); err == nil {
			return open(ctx, root, frontend)
		}
		tried = append(tried, root)
		if root == folder {
			break
		}
	}
	return nil, &Missing{What: fmt.Sprintf("find a Swift toolchain (tried %v)", tried), Fix: Install}
}

var versionLine = regexp.MustCompile(`Swift version (\d+(?:\.\d+){0,2})`)

func open(ctx context.Context, root, frontend string) (*Toolchain, error) {
	ctx, cancel := context.WithTimeout(ctx, 20*time.Second)
	defer cancel()
	var out bytes.Buffer
	exit, err := proc.Run(ctx, proc.Spec{Args: []string{frontend, "--version"}, Stdout: &out, Stderr: &out, Env: []string{"HOME=" + root}})
	m := versionLine.FindStringSubmatch(out.String())
	if err != nil || !exit.OK() || m == nil {
		return nil, &Missing{What: fmt.Sprintf("ask %s for its version: %v, %v", frontend, exit, err), Fix: Install}
	}
	v, err := ParseVersion(m[1])
	if err != nil {
		return nil, err
	}
	line, _, _ := bytes.Cut(out.Bytes(), []byte("\n"))
	return &Toolchain{Root: root, Frontend: frontend, Version: v, Text: string(line), SDK: filepath.Join(root, "root")}, nil
}
