package code

import (
	"context"
	"encoding/json"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/testenv"
)

// walker lists the symbols of Python files by the parser of Python itself.
const walker = `
import ast, json, sys

def walk(body, scope, owner):
    for s in body:
        kind = "method" if owner else "function"
        if isinstance(s, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield scope + s.name, kind, s.lineno, s.end_lineno
        elif isinstance(s, ast.ClassDef):
            yield scope + s.name, "class", s.lineno, s.end_lineno
            yield from walk(s.body, scope + s.name + ".", True)
        elif isinstance(s, ast.Assign) and isinstance(s.value, ast.Lambda):
            for t in s.targets:
                if isinstance(t, ast.Name):
                    yield scope + t.id, kind, t.lineno, s.end_lineno
        elif isinstance(s, ast.AnnAssign) and isinstance(s.value, ast.Lambda) and isinstance(s.target, ast.Name):
            yield scope + s.target.id, kind, s.lineno, s.end_lineno
        elif hasattr(ast, "TypeAlias") and isinstance(s, ast.TypeAlias):
            yield scope + s.name.id, "type", s.lineno, s.end_lineno
        else:
            for field in ("body", "orelse", "finalbody"):
                yield from walk(getattr(s, field, []), scope, owner)
            for part in getattr(s, "handlers", []) + getattr(s, "cases", []):
                yield from walk(part.body, scope, owner)

for path in json.load(sys.stdin):
    try:
        with open(path, "rb") as f:
            tree = ast.parse(f.read())
    except (SyntaxError, ValueError):
        tree = None
    found = None if tree is None else [dict(zip(("Name", "Kind", "Line", "EndLine"), s)) for s in walk(tree.body, "", False)]
    print(json.dumps(found))
`

// oracle returns what Python itself finds in files, nil for a file that it does
// not parse.
func oracle(t *testing.T, files []string) [][]Symbol {
	t.Helper()
	python, err := exec.LookPath("python3")
	if err == nil {
		err = exec.CommandContext(t.Context(), python, "-c", "import sys; sys.exit(sys.version_info < (3, 8))").Run()
	}
	if err != nil {
		testenv.Missing(t, "python", "there is no python3 ≥ 3.8 to hold Python symbols against Python's own parser")
	}
	in, err := json.Marshal(files)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), python, "-I", "-W", "ignore", "-c", walker)
	cmd.Stdin, cmd.Stderr = strings.NewReader(string(in)), os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("python3: %v", err)
	}
	var all [][]Symbol
	dec := json.NewDecoder(strings.NewReader(string(out)))
	for range files {
		var one []Symbol
		if err := dec.Decode(&one); err != nil {
			t.Fatal(err)
		}
		all = append(all, one)
	}
	return all
}

func symbolsOf(t *testing.T, name string, text []byte) facts {
	t.Helper()
	r := newSandbox()
	defer r.close()
	f, err := r.scanText(context.Background(), name, text)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// held compares our symbols of files with the oracle's. A file of which we say
// ourselves that we cannot read all of it is not compared; gaps counts them.
func held(t *testing.T, files []string) (compared, symbols, gaps int) {
	t.Helper()
	want := oracle(t, files)
	r := newSandbox()
	defer r.close()
	for i, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		got, err := r.scanText(t.Context(), filepath.Base(file), text)
		if err != nil {
			t.Fatal(err)
		}
		if want[i] == nil || len(text) > maxFile {
			continue // an older Python, or a file that is broken on purpose
		}
		if len(got.gaps) > 0 {
			t.Logf("%s: gaps in a file that Python parses: %v", file, got.gaps)
			gaps++
			continue
		}
		slices.SortStableFunc(want[i], bySymbol)
		for j := range got.symbols {
			got.symbols[j].File = ""
		}
		slices.SortStableFunc(got.symbols, bySymbol)
		if d := cmp.Diff(want[i], got.symbols); d != "" && len(want[i])+len(got.symbols) > 0 {
			t.Errorf("%s (-python +assay):\n%s", file, d)
		}
		compared, symbols = compared+1, symbols+len(want[i])
	}
	return compared, symbols, gaps
}

func bySymbol(a, b Symbol) int {
	if a.Line != b.Line {
		return a.Line - b.Line
	}
	return strings.Compare(a.Name, b.Name)
}

func TestPythonAgainstItsOwnParser(t *testing.T) {
	compared, _, gaps := held(t, []string{filepath.Join("testdata", "python", "shapes.py")})
	if gaps > 0 {
		t.Error("shapes.py has gaps")
	}
	if compared == 0 {
		t.Log("this python3 is too old for shapes.py, which is held against its annotations only")
	}
}

// The standard library is a large sample of code that people wrote.
func TestPythonStandardLibrary(t *testing.T) {
	testenv.Slow(t)
	out, err := exec.CommandContext(t.Context(), "python3", "-c", "import os; print(os.path.dirname(os.__file__))").Output()
	if err != nil {
		testenv.Missing(t, "python", "Python symbols are not held against Python's own parser")
	}
	root := strings.TrimSpace(string(out))
	var files []string
	size, n := int64(0), 0
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == "site-packages" || d.Name() == "lib2to3") {
			return fs.SkipDir
		}
		if !strings.HasSuffix(path, ".py") {
			return nil
		}
		info, err := d.Info()
		if n++; err == nil && n%24 == 0 && size+info.Size() < 300<<10 {
			files, size = append(files, path), size+info.Size()
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	compared, symbols, gaps := held(t, files)
	t.Logf("%d files of %s, %d KiB, %d symbols; %d files with gaps", compared, root, size>>10, symbols, gaps)
	if compared < 10 || symbols < 200 || gaps > compared/10 { // a Python newer than the grammar has files that it cannot read
		t.Errorf("compared %d files with %d symbols: too few to mean something", compared, symbols)
	}
}
