package identity

import (
	"bytes"
	"cmp"
	"crypto/sha512"
	"encoding/hex"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/seal"
)

// installedBy maps a package launcher to a function that proves the package that the
// launcher runs.
var installedBy = map[string]func(Command) (seal.Digest, bool){"npx": npxDigest, "uvx": uvxDigest}

var (
	npmSpec  = lazyregexp.New(`^((?:@[^/@]+/)?[^/@]+)@(\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?)$`)
	pypiSpec = lazyregexp.New(`^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?(?:==|@)(\d+(?:\.[0-9A-Za-z]+)*)$`)
)

// launchedPackage returns the name and exact version of the package in a launcher's
// arguments. ok is false if they name none, or if the launcher has
// unknown options.
func launchedPackage(args []string, spec *lazyregexp.Regexp, plain, taking []string) (name, version string, ok bool) {
	named := ""
	for i := 0; i < len(args); i++ {
		option, value, joined := strings.Cut(args[i], "=")
		switch {
		case slices.Contains(plain, args[i]):
		case slices.Contains(taking, option) && named == "":
			if !joined {
				if i++; i >= len(args) {
					return "", "", false
				}
				value = args[i]
			}
			named = value
		case strings.HasPrefix(args[i], "-"):
			return "", "", false
		default:
			m := spec.FindStringSubmatch(cmp.Or(named, args[i]))
			if m == nil {
				return "", "", false
			}
			return m[1], m[2], true
		}
	}
	return "", "", false
}

// npxDigest proves a package run by npx. The lock file must contain its version and the
// integrity of every package. The digest covers node and the files in npx's cache,
// which npx runs. npx prefers a copy in a node_modules folder, which proves nothing.
func npxDigest(c Command) (seal.Digest, bool) {
	name, version, ok := launchedPackage(c.Args[1:], npmSpec, []string{"-y", "--yes", "--quiet"}, []string{"-p", "--package"})
	if !ok || c.Folder == "" {
		return "", false
	}
	lock, err := os.ReadFile(filepath.Join(c.Folder, "package-lock.json"))
	if err != nil || !npmLocked(lock, name, version) {
		return "", false
	}
	here, err := os.Getwd()
	if err != nil {
		return "", false
	}
	for dir := here; ; dir = filepath.Dir(dir) {
		if _, err := os.Stat(filepath.Join(dir, "node_modules", name)); err == nil {
			return "", false
		}
		if dir == filepath.Dir(dir) {
			break
		}
	}
	sum := sha512.Sum512([]byte(name + "@" + version))
	cache := cmp.Or(envValue(c.Env, "npm_config_cache"), envValue(c.Env, "NPM_CONFIG_CACHE"), filepath.Join(envValue(c.Env, "HOME"), ".npm"))
	tree, ok := folderDigest(filepath.Join(cache, "_npx", hex.EncodeToString(sum[:])[:16]))
	if !ok {
		return "", false
	}
	return combineDigests(c, "node", lock, tree)
}

// npmLocked reports whether a lock file contains the version of a package and the
// integrity of all its packages.
func npmLocked(lock []byte, name, version string) bool {
	var l struct {
		Packages map[string]struct {
			Version, Integrity string
			Link               bool
		}
	}
	if json.Unmarshal(lock, &l) != nil || l.Packages["node_modules/"+name].Version != version {
		return false
	}
	for path, p := range l.Packages {
		if path != "" && (p.Integrity == "" || p.Link) {
			return false
		}
	}
	return true
}

// uvxDigest proves a package run by uvx. The lock file must contain its version and a
// hash of every package. The digest covers uv itself.
func uvxDigest(c Command) (seal.Digest, bool) {
	name, version, ok := launchedPackage(c.Args[1:], pypiSpec, []string{"-q", "--quiet", "--isolated"}, []string{"--from"})
	if !ok || c.Folder == "" {
		return "", false
	}
	lock, err := os.ReadFile(filepath.Join(c.Folder, "uv.lock"))
	if err != nil || !uvLocked(lock, name, version) {
		return "", false
	}
	return combineDigests(c, "uv", lock, "")
}

// uvLocked reports whether a lock file contains the version of a package and a hash of
// every package except the project's own.
func uvLocked(lock []byte, name, version string) bool {
	type file struct{ Hash string }
	var l struct {
		Package []struct {
			Name, Version string
			Source        map[string]any
			Sdist         file
			Wheels        []file
		}
	}
	if _, err := toml.NewDecoder(bytes.NewReader(lock)).Decode(&l); err != nil {
		return false
	}
	found := false
	for _, p := range l.Package {
		_, virtual := p.Source["virtual"]
		_, registry := p.Source["registry"]
		hashed := p.Sdist.Hash != ""
		for _, w := range p.Wheels {
			hashed = hashed || w.Hash != ""
		}
		if !virtual && !(registry && hashed) {
			return false
		}
		found = found || normalName(p.Name) == normalName(name) && p.Version == version && registry
	}
	return found
}

var separators = lazyregexp.New(`[-_.]+`)

func normalName(s string) string { return strings.ToLower(separators.ReplaceAllString(s, "-")) }

// combineDigests returns the digest of a runtime, a lock file and the installed files.
func combineDigests(c Command, runtime string, lock []byte, installed seal.Digest) (seal.Digest, bool) {
	path, err := proc.LookPath(runtime, "", c.Env)
	if err != nil {
		return "", false
	}
	digests := map[string]string{"lock": string(seal.Of(lock)), "installed": string(installed)}
	if !c.addFile(digests, "runtime", path) {
		return "", false
	}
	d, err := seal.Hash("assay/identity-package/1", digests)
	return d, err == nil
}

func envValue(env []string, name string) string {
	for _, kv := range env {
		if value, ok := strings.CutPrefix(kv, name+"="); ok {
			return value
		}
	}
	return ""
}
