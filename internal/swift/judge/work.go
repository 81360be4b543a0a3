package judge

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/indexstore"
	"github.com/assay-eval/assay/internal/swift/pack"
)

type work struct {
	j       *Judge
	dir     string
	snippet Snippet
	code    []string // masked texts of the files
	written []string // imported modules
	names   []string // of the files on disk
	packs   *pack.Built
	tested  []string // missing modules under test, whose imports are left out
	modules string   // module cache
	runs    int

	objc      bool         // Objective-C was taken out of the files
	selectors [][]selector // by file
}

type attempt struct {
	library bool
	result  *swift.Result
	index   []indexstore.Occurrence
	damaged error         // why no index could be read
	crashed *swift.Result // the run that crashed after it had checked the types
	files   map[string]int
}

func (j *Judge) openWork(ctx context.Context, s Snippet) (*work, error) {
	w := &work{j: j, snippet: s}
	for _, f := range s.Files {
		w.code = append(w.code, swift.Mask(f.Text))
	}
	w.written = importedModules(w.code...)
	var err error
	if w.modules, err = j.tc.ModuleCache(j.config.Cache); err != nil {
		return nil, fmt.Errorf("judge Swift: %w", err)
	}
	if w.packs, err = j.builtPacks(ctx, s, w.code); err != nil {
		return nil, err
	}
	if w.dir, err = os.MkdirTemp(j.config.Work, "assay-swift-"); err != nil {
		return nil, fmt.Errorf("judge Swift: make a folder to work in: %w", err)
	}
	if w.dir, err = filepath.EvalSymlinks(w.dir); err != nil { // the index has real paths
		return nil, fmt.Errorf("judge Swift: %w", err)
	}
	texts := w.rewriteObjC()
	if !j.tc.Mac {
		for i := range texts {
			texts[i] = w.withSubscripts(w.withoutPreviewMacros(withoutLinux(texts[i], w.code[i]), w.code[i]), w.code[i])
		}
	}
	for i, f := range s.Files {
		w.names = append(w.names, fileName(f.Name, i, w.names))
		if err := os.WriteFile(filepath.Join(w.dir, w.names[i]), []byte(texts[i]), 0o644); err != nil {
			w.close()
			return nil, fmt.Errorf("judge Swift: write the snippet: %w", err)
		}
	}
	return w, nil
}

func (w *work) close() { os.RemoveAll(w.dir) }

var unsafeSigns = lazyregexp.New(`[^A-Za-z0-9._-]`)

func fileName(name string, i int, taken []string) string {
	base := unsafeSigns.ReplaceAllString(strings.TrimSuffix(filepath.Base(filepath.ToSlash(name)), ".swift"), "_")
	if base = strings.TrimLeft(base, ".-"); base == "" || base == "main" {
		base = "snippet" // the compiler takes a file named main for a script
	}
	base = base[:min(len(base), 60)]
	if out := base + ".swift"; !slices.Contains(taken, out) {
		return out
	}
	return fmt.Sprintf("%s-%d.swift", base, i)
}

// runCompiler runs the compiler once. script is the index of the file with top-level
// statements, or -1 if none.
func (w *work) runCompiler(ctx context.Context, stage swift.Stage, script int) (*attempt, error) {
	w.runs++
	a := &attempt{library: script < 0, files: map[string]int{}}
	c := swift.Compile{Stage: stage, Target: w.snippet.Target, Mode: w.snippet.Mode, Library: a.library, ModuleCache: w.modules,
		Limits: w.limits()}
	for i, name := range w.names {
		path := filepath.Join(w.dir, name)
		if i == script && len(w.names) > 1 {
			main := filepath.Join(w.dir, "main.swift")
			if err := os.Rename(path, main); err != nil {
				return nil, fmt.Errorf("judge Swift: %w", err)
			}
			defer os.Rename(main, path) //nolint:errcheck // the folder goes with the judgement
			path = main
		}
		a.files[path] = i
		c.Files = append(c.Files, path)
	}
	if stage != swift.Parse {
		c.IndexStore = filepath.Join(w.dir, fmt.Sprintf("index-%d", w.runs))
		c.Imports = w.implicitImports()
		c.Search, c.Extra = w.packs.Search, w.packFlags()
		if m := w.snippet.Module; m != nil {
			c.Search, c.Extra = slices.Concat(m.Search, c.Search), append(c.Extra, m.judgingFlags()...)
		}
		for i := range c.Files[1:] { // one output for each file
			c.Extra = append(c.Extra, "-o", os.DevNull)
			if i == 0 {
				c.Extra = append(c.Extra, "-index-unit-output-path", "0.o")
			}
			c.Extra = append(c.Extra, "-index-unit-output-path", fmt.Sprintf("%d.o", i+1))
		}
	}
	var err error
	if a.result, err = w.j.tc.Run(ctx, c); err != nil {
		return nil, fmt.Errorf("judge Swift: %w", err)
	}
	if c.IndexStore != "" {
		if _, err := os.Stat(c.IndexStore); err == nil {
			a.index, a.damaged = indexstore.Read(c.IndexStore)
		} else {
			a.damaged = err
		}
	}
	return a, nil
}

// limits returns the bounds of a run, which are wider for a module of a package.
func (w *work) limits() swift.Limits {
	l := swift.Limits{Time: swift.RunTime, Memory: swift.RunMemory}
	if w.snippet.Module != nil {
		l = swift.ModuleLimits
	}
	return swift.Limits{Time: cmp.Or(w.j.config.Time, l.Time), Memory: cmp.Or(w.j.config.Memory, l.Memory)}
}

// implicitImports returns the modules that Apple's SDK imports along with the written
// ones.
func (w *work) implicitImports() []string {
	out := w.packs.ImportsFor(w.written)
	if w.seesFoundation() && !w.j.tc.Mac {
		// Linux splits these from Foundation.
		out = append(out, "FoundationNetworking")
		if slices.ContainsFunc(w.code, func(c string) bool { return strings.Contains(c, "XML") }) {
			out = append(out, "FoundationXML")
		}
	}
	if w.needsCombine() {
		out = append(out, combineModule)
	}
	if m := w.snippet.Module; m != nil && slices.ContainsFunc(w.written, m.has) && slices.ContainsFunc(w.code, streams.MatchString) {
		out = append(out, darwinModule) // another module of the package may export it
	}
	slices.Sort(out)
	return slices.DeleteFunc(slices.Compact(out), func(m string) bool { return slices.Contains(w.written, m) })
}

// combineModule is the module of a pack with the names that Apple's Foundation has for parts
// of Combine. Most code does without it, and it would make the judge load Combine.
const combineModule = "AssayGapCombine"

var namesCombine = lazyregexp.New(`\b(?:ObservableObject|Published|publisher)\b`)

// needsCombine reports whether code uses Combine through Foundation.
func (w *work) needsCombine() bool {
	return !w.j.tc.Mac && w.packs.Modules[combineModule].Name != "" && w.seesFoundation() && !w.packs.Reach(w.written...)["Combine"] &&
		slices.ContainsFunc(w.code, namesCombine.MatchString)
}

func (w *work) seesFoundation() bool {
	for m := range w.packs.Reach(w.written...) {
		if _, ok := w.packs.Modules[m]; m == "Foundation" || ok && (givesFoundation[m] || m == foundationGap) {
			return true
		}
	}
	return false
}

var givesFoundation = wordSet(`UIKit AppKit SwiftUI SwiftUICore SwiftData WidgetKit AppIntents WatchKit CoreLocation CoreData MapKit CloudKit StoreKit
	AVFoundation CoreImage CoreGraphics Charts UserNotifications Photos PhotosUI ActivityKit TipKit XCTest Testing MediaPlayer HealthKit
	EventKit Contacts BackgroundTasks Network QuartzCore Intents Cocoa`)

// compileBest compiles the snippet, without the modules under test that are missing.
func (w *work) compileBest(ctx context.Context) (*attempt, error) {
	for {
		a, err := w.compileFiles(ctx)
		if err != nil {
			return nil, err
		}
		again, err := w.leaveOutTested(a)
		switch {
		case err != nil:
			return nil, err
		case !again:
			return w.checkTypesAfterCrash(ctx, a)
		}
	}
}

// checkTypesAfterCrash returns an attempt that only checks types, if the compiler crashed and
// such a one does not: names and types are right if it crashed in a later stage.
func (w *work) checkTypesAfterCrash(ctx context.Context, a *attempt) (*attempt, error) {
	if !a.result.Crashed() || len(a.result.Errors()) > 0 {
		return a, nil
	}
	script := -1
	if !a.library {
		script = max(0, w.findScript())
	}
	checked, err := w.runCompiler(ctx, swift.Typecheck, script)
	if err != nil || checked.result.Crashed() || checked.result.TimedOut {
		return a, err
	}
	checked.crashed = a.result
	return checked, nil
}

// compileFiles compiles the files as a library or a script, whichever has fewer errors.
func (w *work) compileFiles(ctx context.Context) (*attempt, error) {
	first, err := w.runCompiler(ctx, swift.SIL, w.findScript())
	if err != nil || first.result.Exit.OK() || first.result.TimedOut || w.snippet.Module != nil {
		return first, err // in a package the name of a file says whether it is a script
	}
	other := -1
	if first.library {
		for _, d := range first.result.Errors() {
			if i, ok := first.files[d.File]; ok && topLevelIDs[d.ID] {
				other = i
				break
			}
		}
		if other < 0 {
			return first, nil
		}
	} else if !scriptOnly(first) {
		return first, nil
	}
	second, err := w.runCompiler(ctx, swift.SIL, other)
	if err != nil {
		return nil, err
	}
	if attemptCost(second) < attemptCost(first) {
		return second, nil
	}
	return first, nil
}

var topLevelIDs = wordSet(`illegal_top_level_expr illegal_top_level_stmt`)

func scriptOnly(a *attempt) bool {
	return slices.ContainsFunc(a.result.Errors(), func(d swift.Diagnostic) bool {
		return strings.Contains(d.Message, "top-level") || strings.Contains(d.Message, "top level") ||
			d.ID == "variable_used_before_initialized" || d.ID == "use_local_before_declaration"
	})
}

// attemptCost returns the number of errors; a crash or timeout costs most.
func attemptCost(a *attempt) int {
	n := len(a.result.Errors())
	if a.result.Crashed() || a.result.TimedOut {
		n += 1000
	}
	return n
}
