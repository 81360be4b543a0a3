package cli

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/seal"
)

// program is what was found of the program.
type program struct {
	args    []string // program, absolute, and first arguments
	read    []string // what it must see to run, outside of the system's own folders
	version string   // as it says
	digest  seal.Digest
	learned []byte
	err     error // why it cannot be run
}

// findProgram looks for the program and asks for its version.
func (a *Agent) findProgram() program {
	var p program
	first := a.command[0]
	path, err := proc.Look(first, a.env.Dir, a.env.Environ)
	if err != nil {
		p.err = fmt.Errorf("%w: %s", err, a.installHint())
		return p
	}
	real, err := filepath.EvalSymlinks(path)
	if err != nil {
		p.err = fmt.Errorf("find program %s: %w", first, err)
		return p
	}
	if a.preset.native != nil {
		if native := a.preset.native(real); native != "" {
			real = native
		}
	}
	p.args = append([]string{real}, a.command[1:]...)
	p.read = []string{packageOf(real)}
	if path != real {
		p.read = append(p.read, path)
	}
	if p.digest, err = digestOf(real, a.env.cacheFolder()); err != nil {
		p.err = fmt.Errorf("read program %s: %w", real, err)
		return p
	}
	if a.cfg.Preset == "template" {
		return p // what it does with --version nobody knows
	}
	if p.version, err = a.askVersion(real); err != nil {
		p.err = fmt.Errorf("ask %s for its version: %w: %s", real, err, a.installHint())
		return p
	}
	if a.preset.learn != nil {
		if p.learned, err = a.preset.learn(a, real); err != nil {
			p.err = fmt.Errorf("make %s offer all tools at once: %w: write defer_tools: true, or %s", a.cfg.Preset, err, a.installHint())
		}
	}
	return p
}

// installHint says how to get the program.
func (a *Agent) installHint() string {
	if a.preset.npm == "" {
		return "install it, or correct command in the suite"
	}
	return fmt.Sprintf("install it with npm install -g %s, or name it in command", a.preset.npm)
}

// askTime is how long a program may take to say its version. One that is a large
// script takes seconds on a busy machine.
const askTime = 60 * time.Second

var versionForm = regexp.MustCompile(`[0-9]+(\.[0-9]+)+[0-9A-Za-z.+-]*`)

// askVersion asks the program for its version.
func (a *Agent) askVersion(path string) (string, error) {
	out, err := a.runProgram(path, "--version")
	if err != nil {
		return "", err
	}
	line, _, _ := strings.Cut(strings.TrimSpace(string(out)), "\n")
	if v := versionForm.FindString(line); v != "" {
		return v, nil
	}
	return clipUTF8(line, 80), nil
}

// runProgram is what the program says when it is run with args, in an empty home.
func (a *Agent) runProgram(path string, args ...string) ([]byte, error) {
	ctx, cancel := context.WithTimeoutCause(context.Background(), askTime, fmt.Errorf("no answer within %s", askTime))
	defer cancel()
	home, err := os.MkdirTemp(a.env.Temp, "assay-version-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(home)
	env := []string{"HOME=" + home, "TMPDIR=" + home, "DISABLE_AUTOUPDATER=1", "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1", "OPENCODE_DISABLE_AUTOUPDATE=1", "GEMINI_CLI_NO_RELAUNCH=true"}
	for _, name := range append([]string{"PATH"}, a.cfg.Env...) {
		if kv, ok := a.lookupVariable(name); ok {
			env = append(env, kv)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(a.cfg.Set)) {
		if !placed.MatchString(a.cfg.Set[name]) { // what is known only in a trial is left out
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
		return nil, fmt.Errorf("%s%s", exit, lastWords(errs.Bytes()))
	}
	return out.Bytes(), nil
}

var placed = regexp.MustCompile(`\{[a-z_]+\}`)

// packageOf is the folder that a program needs around it: for a package of npm
// the outermost node_modules, where the packages are that it loads; else the file
// itself.
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

// Digests of programs, some of which have 400 MB, are kept for later runs, by
// path, size and time of change.
var digests struct {
	sync.Mutex
	known map[string]seal.Digest
}

// digestOf is the digest of a program; of a script in a package of npm, that of
// the description of its package besides.
func digestOf(path, cache string) (seal.Digest, error) {
	d, err := cachedDigest(path, cache)
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

func cachedDigest(path, cache string) (seal.Digest, error) {
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
	file := ""
	if cache != "" {
		name := sha256.Sum256([]byte(key))
		file = filepath.Join(cache, hex.EncodeToString(name[:16])+".json")
		var kept struct {
			Key    string      `json:"key"`
			Digest seal.Digest `json:"digest"`
		}
		if b, err := os.ReadFile(file); err == nil && json.Unmarshal(b, &kept) == nil && kept.Key == key && kept.Digest.Valid() {
			digests.known[key] = kept.Digest
			return kept.Digest, nil
		}
	}
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	d := seal.Digest(hex.EncodeToString(h.Sum(nil)))
	digests.known[key] = d
	if file != "" {
		_ = writeCache(file, map[string]any{"key": key, "digest": d}) // it saves time only
	}
	return d, nil
}

// writeCache writes a file of the cache in one step.
func writeCache(file string, v any) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(file), "new-")
	if err != nil {
		return err
	}
	_, err = f.Write(b)
	err = errors.Join(err, f.Close())
	if err == nil {
		err = os.Rename(f.Name(), file)
	}
	if err != nil {
		_ = os.Remove(f.Name())
	}
	return err
}
