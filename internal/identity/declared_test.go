package identity

import (
	"crypto/sha512"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/seal"
)

// writeFiles writes files, given by name, below dir.
func writeFiles(t *testing.T, dir string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
}

func prove(t *testing.T, c Command) seal.Digest {
	t.Helper()
	d, err := Prove(c)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// TestDeclaredFilesProveAProgram checks that changing one byte of any part of a
// declared program changes its identity.
func TestDeclaredFilesProveAProgram(t *testing.T) {
	dir := t.TempDir()
	files := map[string]string{"run": "#!/bin/sh\n", "src/main.js": "a", "src/lib/part.js": "b", "conf.json": "c", "notes.txt": "d"}
	writeFiles(t, dir, files)
	c := Command{Args: []string{filepath.Join(dir, "run"), "--conf=" + filepath.Join(dir, "conf.json")}, Env: os.Environ(), Folder: dir, Files: []string{"src/**/*.js"}}
	first := prove(t, c)
	if first == "" || prove(t, c) != first {
		t.Fatalf("digest %q, then another or none", first)
	}
	for name, counts := range map[string]bool{"run": true, "src/main.js": true, "src/lib/part.js": true, "conf.json": true, "notes.txt": false} {
		writeFiles(t, dir, map[string]string{name: files[name] + "x"})
		if changed := prove(t, c) != first; changed != counts {
			t.Errorf("a change of %s changes the identity: %v", name, changed)
		}
		writeFiles(t, dir, map[string]string{name: files[name]})
	}
	writeFiles(t, dir, map[string]string{"src/new.js": ""})
	if prove(t, c) == first {
		t.Error("a new file does not change the identity")
	}
	if err := os.Rename(filepath.Join(dir, "src/main.js"), filepath.Join(dir, "src/other.js")); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(filepath.Join(dir, "src/new.js")); err != nil {
		t.Fatal(err)
	}
	if prove(t, c) == first {
		t.Error("a renamed file does not change the identity")
	}
}

func TestMistakesInDeclaredFiles(t *testing.T) {
	dir := t.TempDir()
	many := map[string]string{}
	for i := range maxFiles + 1 {
		many[fmt.Sprintf("many/%d", i)] = ""
	}
	writeFiles(t, dir, many)
	big, err := os.Create(filepath.Join(dir, "big"))
	if err != nil {
		t.Fatal(err)
	}
	defer big.Close()
	if err := big.Truncate(maxBytes + 1); err != nil { // sparse
		t.Fatal(err)
	}
	for _, tt := range []struct{ folder, pattern, want string }{
		{dir, "*.py", "matches no file: correct the pattern"},
		{dir, "[", "syntax error"},
		{dir, "many/*", "identity covers 10001 files, more than 10000 files or 1 GB: narrow its patterns"},
		{dir, "big", "narrow its patterns"},
		{"", "*.py", "the suite is in no folder"},
	} {
		_, err := Prove(Command{Args: []string{"sh"}, Env: os.Environ(), Folder: tt.folder, Files: []string{tt.pattern}})
		if err == nil || !strings.Contains(err.Error(), tt.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: error %v, want %q in one line", tt.pattern, err, tt.want)
		}
	}
}

const npmLock = `{"packages": {"": {}, "node_modules/@x/docs": {"version": "1.2.3", "integrity": "sha512-a"}, "node_modules/dep": {"version": "2.0.0", "integrity": "sha512-b"}}}`

// TestPackagesOfNpx checks the proof of a package by its lock file and the installed
// files.
func TestPackagesOfNpx(t *testing.T) {
	dir := t.TempDir()
	sum := sha512.Sum512([]byte("@x/docs@1.2.3"))
	installed := "home/.npm/_npx/" + hex.EncodeToString(sum[:])[:16] + "/node_modules/"
	files := map[string]string{
		"bin/npx": "#!/bin/sh\n", "bin/node": "node 24", "suite/package-lock.json": npmLock,
		installed + "@x/docs/index.js": "a", installed + "dep/index.js": "b",
	}
	writeFiles(t, dir, files)
	of := func(args ...string) seal.Digest {
		return prove(t, Command{Args: append([]string{"npx"}, args...), Folder: filepath.Join(dir, "suite"),
			Env: []string{"PATH=" + filepath.Join(dir, "bin"), "HOME=" + filepath.Join(dir, "home")}})
	}
	first := of("-y", "@x/docs@1.2.3")
	if first == "" {
		t.Fatal("no digest")
	}
	for _, args := range []string{"-y @x/docs", "-y @x/docs@1", "-y @x/docs@^1.2.3", "-y @x/docs@latest", "-y @x/docs@1.2.4", "-y dep@2.0.0", "-c @x/docs@1.2.3", "./server.js", ""} {
		if got := of(strings.Fields(args)...); got != "" {
			t.Errorf("npx %s: digest %s, want none", args, got)
		}
	}
	if of("-p", "@x/docs@1.2.3", "docs") == "" || of("--package=@x/docs@1.2.3", "docs") == "" {
		t.Error("no digest of a package named by an option")
	}
	for name := range files {
		writeFiles(t, dir, map[string]string{name: files[name] + " "})
		if of("-y", "@x/docs@1.2.3") == first {
			t.Errorf("a change of %s is not in the digest", name)
		}
		writeFiles(t, dir, map[string]string{name: files[name]})
	}
	for name, lock := range map[string]string{
		"no integrity":   strings.Replace(npmLock, `, "integrity": "sha512-b"`, "", 1),
		"a link":         strings.Replace(npmLock, `"integrity": "sha512-b"`, `"integrity": "x", "link": true`, 1),
		"no JSON":        "{",
		"another number": strings.Replace(npmLock, "1.2.3", "1.2.2", 1),
	} {
		writeFiles(t, dir, map[string]string{"suite/package-lock.json": lock})
		if of("-y", "@x/docs@1.2.3") != "" {
			t.Errorf("a lock file with %s proves the package", name)
		}
	}
	writeFiles(t, dir, map[string]string{"suite/package-lock.json": npmLock})
	if err := os.Symlink(dir, filepath.Join(dir, installed, "linked")); err != nil {
		t.Fatal(err)
	}
	if of("-y", "@x/docs@1.2.3") != "" {
		t.Error("a linked folder proves the package")
	}
}

const uvLock = `version = 1
[[package]]
name = "project"
source = { virtual = "." }
[[package]]
name = "docs-server"
version = "1.2.3"
source = { registry = "https://pypi.org/simple" }
wheels = [{ url = "https://h/x.whl", hash = "sha256:a" }]
`

func TestPackagesOfUvx(t *testing.T) {
	dir := t.TempDir()
	files := map[string]string{"bin/uvx": "uvx", "bin/uv": "uv 1", "uv.lock": uvLock}
	writeFiles(t, dir, files)
	of := func(args string) seal.Digest {
		return prove(t, Command{Args: append([]string{"uvx"}, strings.Fields(args)...), Folder: dir, Env: []string{"PATH=" + filepath.Join(dir, "bin")}})
	}
	first := of("docs_server==1.2.3")
	if first == "" || of("--from docs-server==1.2.3 serve") == "" || of("docs-server@1.2.3") == "" {
		t.Fatal("no digest")
	}
	for _, args := range []string{"docs-server", "docs-server>=1.2.3", "docs-server==1.2", "other==1.2.3", "--with x docs-server==1.2.3", ""} {
		if got := of(args); got != "" {
			t.Errorf("uvx %s: digest %s, want none", args, got)
		}
	}
	for name := range files {
		writeFiles(t, dir, map[string]string{name: files[name] + "\n"})
		if of("docs-server==1.2.3") == first {
			t.Errorf("a change of %s is not in the digest", name)
		}
		writeFiles(t, dir, map[string]string{name: files[name]})
	}
	for name, lock := range map[string]string{
		"no hash":  strings.Replace(uvLock, `, hash = "sha256:a"`, "", 1),
		"a source": strings.Replace(uvLock, "registry", "git", 1),
	} {
		writeFiles(t, dir, map[string]string{"uv.lock": lock})
		if of("docs-server==1.2.3") != "" {
			t.Errorf("a lock file with %s proves the package", name)
		}
	}
}
