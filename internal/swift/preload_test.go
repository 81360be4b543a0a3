package swift

import (
	"context"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/testenv"
)

func findForTest(t *testing.T) *Toolchain {
	t.Helper()
	testenv.Slow(t)
	tc, err := Find(t.Context(), "", os.Getenv)
	if err != nil {
		testenv.Missing(t, "swift", err.Error())
	}
	return tc
}

// TestPreload compares runs of preloaded compilers with runs of others. The names of the files
// need quotes in a response file.
func TestPreload(t *testing.T) {
	tc := findForTest(t)
	dir := t.TempDir()
	target, err := ParseTarget("ios15.0")
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		`plain.swift`:            "func f() -> Int { 1 }\n",
		`two words.swift`:        "func f() -> Int { }\n",
		`a"b'c\d $e #f @g.swift`: "import Foundation\nlet u = URL.nope\n",
		`línea.swift`:            "func f( {\n",
	} {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		c := Compile{Stage: SIL, Files: []string{file}, Target: target, Mode: "5", Library: true, ModuleCache: dir}
		want, err := tc.Run(t.Context(), c)
		if err != nil {
			t.Fatal(err)
		}
		stop := tc.Preload(t.Context(), dir)
		got, err := tc.Run(t.Context(), c)
		if err != nil {
			t.Fatal(err)
		}
		if tc.waiting.Load() != nil {
			t.Errorf("%s: the preloaded compiler was not taken", name)
		}
		stop()
		got.Wall = want.Wall
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: preloaded %+v\nwant %+v", name, got, want)
		}
	}
}

// TestPreloadUntaken checks that a preloaded compiler is left alone by runs that it does not
// suit, and ends when it is stopped.
func TestPreloadUntaken(t *testing.T) {
	tc := findForTest(t)
	dir, other := t.TempDir(), t.TempDir()
	target, err := ParseTarget("ios15.0")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "a.swift")
	if err := os.WriteFile(file, []byte("let a = 1\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	stop := tc.Preload(t.Context(), dir)
	p := tc.waiting.Load()
	for what, c := range map[string]Compile{
		"another module cache": {ModuleCache: other},
		"other limits":         {ModuleCache: dir, Limits: Limits{Time: time.Minute}},
	} {
		c.Stage, c.Files, c.Target, c.Mode = Typecheck, []string{file}, target, "5"
		r, err := tc.Run(t.Context(), c)
		if err != nil || !r.Exit.OK() {
			t.Errorf("%s: %v, %+v", what, err, r)
		}
		if tc.waiting.Load() != p {
			t.Errorf("%s: the preloaded compiler was taken", what)
		}
	}
	began := time.Now()
	stop()
	if p.exit.OK() || tc.waiting.Load() != nil || time.Since(began) > 5*time.Second {
		t.Errorf("stopped after %v: %+v", time.Since(began), p.exit)
	}
}

// TestPreloadEnds checks that a run with a preloaded compiler ends with its context, and that
// one that cannot start is an error.
func TestPreloadEnds(t *testing.T) {
	tc := findForTest(t)
	dir := t.TempDir()
	target, err := ParseTarget("ios15.0")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "a.swift")
	if err := os.WriteFile(file, []byte("let a = "+strings.Repeat("1 + ", 2000)+"2.5\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	c := Compile{Stage: SIL, Files: []string{file}, Target: target, Mode: "5", ModuleCache: dir}
	stop := tc.Preload(t.Context(), dir)
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(50*time.Millisecond, cancel)
	if r, err := tc.Run(ctx, c); err == nil {
		t.Errorf("a cancelled run gives %+v", r)
	}
	stop()
	none := &Toolchain{Root: tc.Root, Frontend: filepath.Join(dir, "none"), Version: tc.Version}
	stop = none.Preload(t.Context(), dir)
	defer stop()
	if r, err := none.Run(t.Context(), c); err == nil {
		t.Errorf("a compiler that does not exist gives %+v", r)
	}
}

// TestPreloadEarly checks that the compiler of PreloadEarly is the one of the next Preload
// with the same module cache, and ends at one with another.
func TestPreloadEarly(t *testing.T) {
	tc := findForTest(t)
	cache := t.TempDir()
	getenv := func(name string) string {
		if name == "ASSAY_CACHE_DIR" {
			return cache
		}
		return os.Getenv(name)
	}
	folder, err := CacheFolder(getenv)
	if err != nil {
		t.Fatal(err)
	}
	modules, err := tc.ModuleCache(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		modules string
		same    bool
	}{{modules, true}, {t.TempDir(), false}} {
		PreloadEarly(getenv)
		e := early.Load()
		<-e.started
		if (e.frontend == nil) != tc.Mac {
			t.Fatalf("a compiler was started: %v; on a Mac: %v", e.frontend != nil, tc.Mac)
		}
		if tc.Mac {
			continue
		}
		stop := tc.Preload(t.Context(), c.modules)
		if same := tc.waiting.Load() == e.frontend; same != c.same {
			t.Errorf("the compiler for %s is that of PreloadEarly: %v", c.modules, same)
		}
		stop()
		<-e.frontend.ended // or the test hangs
		if early.Load() != nil {
			t.Error("PreloadEarly's compiler can be taken twice")
		}
	}
	PreloadEarly(func(name string) string { return map[string]string{"ASSAY_SWIFT": cache}[name] })
	e := early.Swap(nil)
	if <-e.started; e.frontend != nil {
		t.Error("a compiler was started without a toolchain")
	}
}
