package shim

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// configName is the file next to the links that identifies them as shims.
const configName = ".assay-shim.json"

// config configures a shim. It is a file next to the links and not in the
// environment, because agents scrub the environment of their children.
type config struct {
	Log   string   `json:"log"`            // as seen where the shims run
	Names []string `json:"names"`          // of the links
	Path  string   `json:"path,omitempty"` // where to look if the caller's PATH is gone
}

// Install makes the folder dir with a link to program for each name, and the
// configuration next to them. program and log are paths as seen where the shims will
// run; neither has to exist here. With dir first in PATH, each call of a name is
// written to log. Install replaces existing files.
func Install(dir, program, log string, names []string) error {
	if !filepath.IsAbs(program) || !filepath.IsAbs(log) {
		return fmt.Errorf("install command shims in %s: program %q and log %q must be absolute paths", dir, program, log)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("install command shims: %w", err)
	}
	for _, name := range names {
		if err := CheckName(name); err != nil {
			return fmt.Errorf("install command shims in %s: %w", dir, err)
		}
		link := filepath.Join(dir, name)
		if err := os.Remove(link); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("install command shim %s: %w", name, err)
		}
		if err := os.Symlink(program, link); err != nil {
			return fmt.Errorf("install command shim %s: %w", name, err)
		}
	}
	b, err := json.Marshal(config{Log: log, Names: names, Path: os.Getenv("PATH")})
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, configName), b, 0o644)
	}
	if err != nil {
		return fmt.Errorf("install command shims: %w", err)
	}
	return nil
}

// CheckName returns an error if name cannot be the name of a command to shim.
func CheckName(name string) error {
	if name == "" || strings.HasPrefix(name, ".") || strings.ContainsAny(name, "/\x00\n") {
		return fmt.Errorf("%q is no name of a command: give the bare name under which it is called", name)
	}
	return nil
}

// loginFiles lists the files that login shells of sh, bash and zsh read from HOME,
// and bash's file of interactive shells.
var loginFiles = []string{".profile", ".bash_profile", ".bashrc", ".zshenv", ".zprofile"}

// LoginFiles writes the login files of shells into home, so that dir comes first in
// PATH even after /etc/profile resets PATH. The folders more are appended to PATH if
// missing, so that a login shell finds the programs of the room's PATH. dir and more
// are paths as seen where the shells run. The content of existing files stays,
// between two copies of the addition; a link is replaced by a file with its content.
func LoginFiles(home, dir string, more ...string) error {
	text := pathSnippet(dir, more)
	for _, name := range loginFiles {
		path := filepath.Join(home, name)
		old, err := os.ReadFile(path)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			if name == ".bash_profile" {
				old = []byte(others) // bash reads only the first that is there
			}
		case err != nil:
			return fmt.Errorf("write login files: %w", err)
		}
		body := text
		if len(old) > 0 {
			// In front for a file that returns early, behind for one that sets PATH.
			body = text + strings.TrimSuffix(string(old), "\n") + "\n" + text
		}
		if strings.HasPrefix(string(old), text) && strings.HasSuffix(string(old), text) {
			continue // is ours already
		}
		if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("write login files: %w", err)
		}
		if err := os.WriteFile(path, []byte(body), 0o644); err != nil {
			return fmt.Errorf("write login files: %w", err)
		}
	}
	return nil
}

const others = `if [ -r "$HOME/.bash_login" ]; then . "$HOME/.bash_login"
elif [ -r "$HOME/.profile" ]; then . "$HOME/.profile"; fi
`

// pathSnippet returns shell text that puts dir first in PATH, for sh, bash and zsh.
func pathSnippet(dir string, more []string) string {
	var b strings.Builder
	q := shellQuote(dir)
	fmt.Fprintf(&b, "case \"$PATH\" in %s:*) ;; *) PATH=%s:\"$PATH\" ;; esac\n", q, q)
	seen := []string{dir}
	for _, d := range more {
		if !filepath.IsAbs(d) || slices.Contains(seen, d) {
			continue
		}
		seen = append(seen, d)
		fmt.Fprintf(&b, "case \":$PATH:\" in *:%s:*) ;; *) PATH=\"$PATH\":%s ;; esac\n", shellQuote(d), shellQuote(d))
	}
	b.WriteString("export PATH\n")
	return b.String()
}

// shellQuote returns s as one word of a POSIX shell.
func shellQuote(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }
