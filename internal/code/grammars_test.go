package code

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/klauspost/compress/zstd"
)

// The embedded module has the recorded digest, which scripts/build-grammars.sh
// --check compares with its sources.
func TestGrammarsAreTheRecordedOnes(t *testing.T) {
	dec, err := zstd.NewReader(nil)
	if err != nil {
		t.Fatal(err)
	}
	defer dec.Close()
	wasm, err := dec.DecodeAll(grammarsZstd, nil)
	if err != nil {
		t.Fatal(err)
	}
	sums, err := os.ReadFile("grammars/SHA256SUMS")
	if err != nil {
		t.Fatal(err)
	}
	want := string(seal.Of(wasm)) + "  grammars.wasm\n" + string(seal.Of(grammarsZstd)) + "  grammars.wasm.zst\n"
	if string(sums) != want {
		t.Errorf("grammars/SHA256SUMS is\n%swant\n%s", sums, want)
	}
}

func TestEveryPackageHasItsLicence(t *testing.T) {
	list, err := os.ReadFile("grammars/packages.txt")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for sc := bufio.NewScanner(bytes.NewReader(list)); sc.Scan(); {
		name, _, _ := strings.Cut(sc.Text(), " ")
		if name == "#" || name == "" {
			continue
		}
		n++
		text, err := os.ReadFile(filepath.Join("grammars", "licences", name+".txt"))
		if err != nil || !bytes.Contains(text, []byte("MIT")) {
			t.Errorf("licence of %s: %v", name, err)
		}
	}
	if n != 6 {
		t.Errorf("%d packages, want 6", n)
	}
}

func newTestSandbox(t *testing.T) *sandbox {
	t.Helper()
	p := newSandbox()
	t.Cleanup(p.close)
	return p
}

func TestEveryGrammarParses(t *testing.T) {
	p := newTestSandbox(t)
	for g, text := range map[grammar]string{
		javascript: "f()", python: "f()", rust: "fn f() {}", swift: "f()", tsx: "<a/>", typescript: "let a: b",
	} {
		tree, err := p.parseText(t.Context(), g, []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		for first, last := range tree.errors() {
			t.Errorf("grammar %d: error in lines %d–%d", g, first, last)
		}
		if n := tree.root(); n.end() != len(text) || !n.is(flagNamed) {
			t.Errorf("grammar %d: root %s ends at %d, want %d", g, n.kind(), n.end(), len(text))
		}
	}
}

// Text that keeps the parser busy for long ends with the limit, and the next
// text is parsed as if nothing had been.
func TestParserThatRunsLongIsStopped(t *testing.T) {
	p := newTestSandbox(t)
	for _, hostile := range []struct {
		grammar grammar
		text    string
	}{
		{python, strings.Repeat("x ? ", 100_000)},
		{python, strings.Repeat("x ? ", 4_000)},
		{swift, strings.Repeat("#", 500_000)}, // one token of which takes the scanner minutes
	} {
		p.limit = 100 * time.Millisecond
		var much tooMuch
		if _, err := p.parseText(t.Context(), hostile.grammar, []byte(hostile.text)); !errors.As(err, &much) || much != "not parsed within 100ms" {
			t.Errorf("%d bytes: error %v, want one that names the limit", len(hostile.text), err)
		}
		if p.instance != nil {
			t.Error("the instance that ran into the limit is still in use")
		}
	}
	p.limit = parseTime
	if tree, err := p.parseText(t.Context(), python, []byte("def f(): pass")); err != nil || tree.root().first("function_definition").child("name").text() != "f" {
		t.Errorf("after the limit: %v", err)
	}
}

func TestParserStopsWithItsCaller(t *testing.T) {
	p := newTestSandbox(t)
	ctx, cancel := context.WithTimeout(t.Context(), 200*time.Millisecond)
	defer cancel()
	if _, err := p.parseText(ctx, python, []byte(strings.Repeat("x ? ", 4_000))); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("error %v, want the caller's deadline", err)
	}
	if _, err := p.parseText(ctx, python, []byte("x")); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("error %v, want the caller's deadline", err)
	}
}

func TestTextTooLargeForTheSandbox(t *testing.T) {
	testenv.Slow(t)
	p := newTestSandbox(t)
	var much tooMuch
	if _, err := p.parseText(t.Context(), typescript, []byte(strings.Repeat("{a:", 40_000))); !errors.As(err, &much) || much != "too large or too deep for the parser" {
		t.Errorf("error %v, want one about the parser", err)
	}
	if _, err := p.parseText(t.Context(), typescript, []byte("x")); err != nil {
		t.Errorf("afterwards: %v", err)
	}
}

// The scanner of the Swift grammar kept its state in memory that was not its
// own, and read a mask of 64 bits as one of 32: `#unavailable` and `try!` were
// misread after other files.
func TestSwiftScannerKeepsNoState(t *testing.T) {
	p := newTestSandbox(t)
	text := []byte("func f() { if #unavailable(iOS 17) { let x = try! g() } }\nlet s = ##\"a \"# \\##(x) b\"##\n")
	for i := range 20 {
		tree, err := p.parseText(t.Context(), swift, text)
		if err != nil {
			t.Fatal(err)
		}
		for first, last := range tree.errors() {
			t.Fatalf("round %d: error in lines %d–%d", i, first, last)
		}
		if _, err := p.parseText(t.Context(), swift, []byte("let open = ###\"never closed \\###(x")); err != nil {
			t.Fatal(err)
		}
	}
}
