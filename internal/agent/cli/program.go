package cli

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	programs "github.com/assay-eval/assay/internal/identity"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/seal"
)

type program struct {
	args    []string // program, absolute, and first arguments
	read    []string // files it needs outside of the system's own folders
	version string   // as it says
	digest  seal.Digest
	proof   seal.Digest // digest of all its code, "" if unknown
	learned []byte
	err     error // why it cannot be run
}

func (a *Agent) inspectProgram() (p program, err error) {
	first := a.command[0]
	path, err := proc.LookPath(first, a.env.Dir, a.env.Environ)
	if err != nil {
		return p, fmt.Errorf("%w: %s", err, a.installHint())
	}
	real, err := filepath.EvalSymlinks(path)
	if err != nil {
		return p, fmt.Errorf("find program %s: %w", first, err)
	}
	if a.preset.native != nil {
		real = cmp.Or(a.preset.native(real), real)
	}
	p.args = append([]string{real}, a.command[1:]...)
	p.read = []string{packageOf(real)}
	if path != real {
		p.read = append(p.read, path)
	}
	if p.digest, err = digestOf(real); err != nil {
		return p, fmt.Errorf("read program %s: %w", real, err)
	}
	if p.proof, err = a.proveProgram(p.args); err != nil {
		return p, err
	}
	if a.cfg.Preset == "template" {
		return p, nil // the effect of --version is unknown
	}
	if p.version, err = a.askVersion(real); err != nil {
		return p, fmt.Errorf("ask %s for its version: %w: %s", real, err, a.installHint())
	}
	if a.preset.learn != nil {
		if p.learned, err = a.preset.learn(a, real); err != nil {
			return p, fmt.Errorf("make %s offer all tools at once: %w: write defer_tools: true, or %s", a.cfg.Preset, err, a.installHint())
		}
	}
	return p, nil
}

func (a *Agent) proveProgram(args []string) (seal.Digest, error) {
	return programs.Prove(programs.Command{
		Args: slices.Concat(args, a.cfg.Args), Env: a.env.Environ, Named: slices.Concat(a.cfg.Env.Names(), slices.Collect(maps.Keys(a.cfg.Set))),
		Folder: a.env.Dir, Files: a.cfg.Identity,
		Digest: cachedDigest,
	})
}

func (a *Agent) installHint() string {
	if a.preset.npm == "" && a.preset.recipe != nil {
		return "install it, or name it in command"
	}
	if a.preset.npm == "" {
		return "install it, or correct command in the suite"
	}
	return fmt.Sprintf("install it with npm install -g %s, or name it in command", a.preset.npm)
}

// askTime is how long a program may take to say its version. One that is a large
// script takes seconds on a busy machine.
const askTime = 60 * time.Second

var versionForm = lazyregexp.New(`[0-9]+(\.[0-9]+)+[0-9A-Za-z.+-]*`)

func (a *Agent) askVersion(path string) (string, error) {
	out, err := a.runProgram(path, "--version")
	if err != nil {
		return "", err
	}
	line, _, _ := strings.Cut(strings.TrimSpace(string(out)), "\n")
	if v := versionForm.FindString(line); v != "" {
		return v, nil
	}
	return agent.ClipText(line, 80), nil
}

// runProgram runs the program with args in an empty home and returns its output.
func (a *Agent) runProgram(path string, args ...string) ([]byte, error) {
	ctx, cancel := context.WithTimeoutCause(context.Background(), askTime, fmt.Errorf("no answer within %s", askTime))
	defer cancel()
	home, err := os.MkdirTemp(a.env.Temp, "assay-version-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(home)
	env := []string{"HOME=" + home, "TMPDIR=" + home, "DISABLE_AUTOUPDATER=1", "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1", "OPENCODE_DISABLE_AUTOUPDATE=1", "GEMINI_CLI_NO_RELAUNCH=true"}
	for _, name := range append([]string{"PATH"}, a.cfg.Env.Names()...) {
		if kv, ok := a.lookupVariable(name); ok {
			env = append(env, kv)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(a.cfg.Set)) {
		if !placed.MatchString(a.cfg.Set[name]) { // leave out placeholders that only a trial knows
			env = append(env, name+"="+a.cfg.Set[name])
		}
	}
	out := proc.Capture{Max: 16 << 20}
	errs := proc.Capture{Max: 1 << 10, Last: true}
	exit, err := proc.Run(ctx, proc.Spec{Args: append([]string{path}, args...), Dir: home, Env: env, Stdout: &out, Stderr: &errs})
	switch {
	case err != nil:
		return nil, err
	case !exit.OK():
		return nil, fmt.Errorf("%s%s", exit, agent.QuoteLastLine(errs.Bytes()))
	}
	return out.Bytes(), nil
}

var placed = lazyregexp.New(`\{[a-z_]+\}`)

// packageOf returns the folder that a program needs around it: for an npm package the
// outermost node_modules, which holds the packages that it loads; else the file itself.
func packageOf(path string) string {
	dir := path
	found := path
	for dir != filepath.Dir(dir) {
		dir = filepath.Dir(dir)
		if filepath.Base(dir) == "node_modules" {
			found = dir
		}
	}
	return found
}

// digests holds the digests of programs, some of which have 400 MB, by path, size and
// time of change. They are not kept for later runs, because a package manager may replace
// a file by one of the same size and time.
var digests struct {
	sync.Mutex
	known map[string]seal.Digest
}

// digestOf returns the digest of a program and, for a script of an npm package, its
// package.json.
func digestOf(path string) (seal.Digest, error) {
	d, err := cachedDigest(path)
	if err != nil || !scriptText(path) {
		return d, err
	}
	for dir := filepath.Dir(path); dir != filepath.Dir(dir); dir = filepath.Dir(dir) {
		if b, err := os.ReadFile(filepath.Join(dir, "package.json")); err == nil {
			return seal.Hash("assay/program/1", []string{string(d), string(seal.Of(b))})
		}
	}
	return d, nil
}

func scriptText(path string) bool {
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	begin := make([]byte, 2)
	_, err = io.ReadFull(f, begin)
	return err == nil && bytes.Equal(begin, []byte("#!"))
}

func cachedDigest(path string) (seal.Digest, error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", err
	}
	key := fmt.Sprintf("%s\x00%d\x00%d", path, info.Size(), info.ModTime().UnixNano())
	digests.Lock()
	defer digests.Unlock()
	if d, ok := digests.known[key]; ok {
		return d, nil
	}
	if digests.known == nil {
		digests.known = map[string]seal.Digest{}
	}
	d, err := seal.HashFile(path)
	if err != nil {
		return "", err
	}
	digests.known[key] = d
	return d, nil
}
