package fleetpack

import (
	"archive/tar"
	"bytes"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func writeFiles(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func namesIn(t *testing.T, archive []byte) []string {
	t.Helper()
	var out []string
	for r := tar.NewReader(bytes.NewReader(archive)); ; {
		h, err := r.Next()
		if err == io.EOF {
			return out
		}
		if err != nil {
			t.Fatal(err)
		}
		if h.Typeflag != tar.TypeDir {
			out = append(out, h.Name)
		}
	}
}

// TestHideAnswers checks that a worker that only generates gets no answer and no grader.
func TestHideAnswers(t *testing.T) {
	resolved := `{"name": "s", "agents": {"a": {"kind": "command", "command": ["sh", "{suite}/agent.sh", "shared/list.txt"]}},
		"graders": {"check": {"kind": "command", "command": ["python3", "{suite}/grade.py", "shared/list.txt"], "files": {"t_test.go": "tests/t_test.go"}}},
		"gates": {"rules": [{"metric": "success.rate"}]},
		"tasks": [{"id": "one", "prompt": "P?", "target": {"symbol": "purple"}, "expect": "solve", "graders": {"text": {"contains": ["elephant"]}},
			"reference": "solutions/one", "faulty": {"x": "wrong/one.txt"}, "hints": ["look there"]}]}`
	got, hidden, err := hideAnswers(json.RawMessage(resolved))
	if err != nil {
		t.Fatal(err)
	}
	for _, word := range []string{"purple", "elephant", "solutions", "wrong", "look there", "grade.py", "success.rate"} {
		if bytes.Contains(got, []byte(word)) {
			t.Errorf("the suite still holds %q: %s", word, got)
		}
	}
	for _, word := range []string{`"one"`, "P?", "agent.sh"} {
		if !bytes.Contains(got, []byte(word)) {
			t.Errorf("the suite lacks %q: %s", word, got)
		}
	}
	dir := writeFiles(t, map[string]string{
		"suite.yaml": "x", "tasks/one.yaml": "x", "rows.jsonl": "x", "agent.sh": "x", "grade.py": "x", "tests/t_test.go": "x", "shared/list.txt": "x",
		"solutions/one/main.go": "x", "wrong/one.txt": "x", "server/index.js": "x", ".git/config": "x", ".env": "x", ".env.local": "x", "runs/r/run.json": "x",
	})
	var b bytes.Buffer
	if err := archiveFolder(&b, dir, []string{filepath.Join(dir, "runs")}, nil, hidden, nil); err != nil {
		t.Fatal(err)
	}
	if names, want := namesIn(t, b.Bytes()), []string{"agent.sh", "server/index.js", "shared/list.txt"}; !slices.Equal(names, want) {
		t.Errorf("a worker gets %v, want %v", names, want)
	}
}

func TestSecretsStayHere(t *testing.T) {
	dir := writeFiles(t, map[string]string{"config.js": "key = 'sk-very-secret'"})
	err := archiveFolder(io.Discard, dir, nil, nil, nil, func(b []byte) bool { return bytes.Contains(b, []byte("sk-very-secret")) })
	if err == nil || !strings.Contains(err.Error(), "config.js holds the value of a secret variable") {
		t.Errorf("%v", err)
	}
}

// TestExtractStaysInside checks that an archive cannot write outside of its folder.
func TestExtractStaysInside(t *testing.T) {
	for name, heads := range map[string][]tar.Header{
		"parent":       {{Name: "../out.txt", Typeflag: tar.TypeReg, Size: 1, Mode: 0o644}},
		"absolute":     {{Name: "/tmp/assay-out.txt", Typeflag: tar.TypeReg, Size: 1, Mode: 0o644}},
		"through link": {{Name: "l", Typeflag: tar.TypeSymlink, Linkname: ".."}, {Name: "l/out.txt", Typeflag: tar.TypeReg, Size: 1, Mode: 0o644}},
	} {
		t.Run(name, func(t *testing.T) {
			var b bytes.Buffer
			w := tar.NewWriter(&b)
			for _, h := range heads {
				if err := w.WriteHeader(&h); err != nil {
					t.Fatal(err)
				}
				if h.Typeflag == tar.TypeReg {
					if _, err := w.Write([]byte("x")); err != nil {
						t.Fatal(err)
					}
				}
			}
			if err := w.Close(); err != nil {
				t.Fatal(err)
			}
			dir := t.TempDir()
			archive := filepath.Join(dir, "a.tar")
			if err := os.WriteFile(archive, b.Bytes(), 0o600); err != nil {
				t.Fatal(err)
			}
			if err := extract(archive, filepath.Join(dir, "in")); err == nil {
				t.Error("accepted")
			}
			for _, out := range []string{filepath.Join(dir, "out.txt"), "/tmp/assay-out.txt"} {
				if _, err := os.Stat(out); err == nil {
					t.Errorf("it wrote %s", out)
				}
			}
		})
	}
}
