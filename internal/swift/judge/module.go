package judge

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/swift"
)

// Module is a module of a package.
type Module struct {
	Name   string   `json:"name"`
	Search []string `json:"search,omitempty"` // folders of modules that it may import
	Flags  []string `json:"flags,omitempty"`  // more flags of the compiler
	// Own are the modules of the package and its dependencies. What they declare is not the
	// SDK's.
	Own []string `json:"own,omitempty"`
}

func (m *Module) has(module string) bool { return m != nil && slices.Contains(m.Own, module) }

// isOwn reports whether a symbol belongs to the code or to its package, extensions of types
// of the SDK included.
func (g *judgement) isOwn(usr string) bool {
	if isLocal(usr) {
		return true
	}
	m := g.w.snippet.Module
	return m.has(moduleOf(usr)) || m != nil && slices.ContainsFunc(m.Own, func(name string) bool {
		return strings.Contains(usr, fmt.Sprintf("%d%sE", len(name), name))
	})
}

// judgingFlags returns the flags to judge the module's files. They are judged under the
// name of a snippet's module, and the code may still use the module's own.
func (m *Module) judgingFlags() []string {
	return append(slices.Clone(m.Flags), "-module-alias", m.Name+"="+localModule)
}

// findScript returns the index of the file with top-level statements, or -1 if none. In a
// package this is main.swift, or the only file.
func (w *work) findScript() int {
	if w.snippet.Module == nil {
		return slices.IndexFunc(w.code, swift.HasStatements)
	}
	main := slices.IndexFunc(w.snippet.Files, func(f File) bool { return path.Base(filepath.ToSlash(f.Name)) == "main.swift" })
	if main < 0 && len(w.code) == 1 && swift.HasStatements(w.code[0]) {
		return 0
	}
	return main
}

// EmitModule compiles the files of a module for modules that import it. It puts the result
// into dir. reason says why the module does not compile; it is "" if it does.
func (j *Judge) EmitModule(ctx context.Context, s Snippet, dir string) (reason string, err error) {
	s.Mode = cmp.Or(s.Mode, "5")
	w, err := j.openWork(ctx, s)
	if err != nil {
		return "", err
	}
	defer w.close()
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", fmt.Errorf("compile module %s: %w", s.Module.Name, err)
	}
	script := w.findScript()
	c := swift.Compile{Stage: "-emit-module", Target: s.Target, Mode: s.Mode, Library: script < 0, Module: s.Module.Name, ModuleCache: w.modules,
		Imports: w.implicitImports(), Search: slices.Concat(s.Module.Search, w.packs.Search), Limits: swift.ModuleLimits}
	c.Extra = slices.Concat(w.packFlags(), s.Module.Flags, []string{"-o", filepath.Join(dir, s.Module.Name+".swiftmodule"),
		"-enable-testing", "-experimental-skip-non-inlinable-function-bodies"})
	for i, name := range w.names {
		file := filepath.Join(w.dir, name)
		if i == script && len(w.names) > 1 {
			main := filepath.Join(w.dir, "main.swift")
			if err := os.Rename(file, main); err != nil {
				return "", fmt.Errorf("compile module %s: %w", s.Module.Name, err)
			}
			file = main
		}
		c.Extra = append(c.Extra, file)
	}
	r, err := j.tc.Run(ctx, c)
	switch {
	case err != nil:
		return "", fmt.Errorf("compile module %s: %w", s.Module.Name, err)
	case r.Exit.OK():
		return "", nil
	case r.TimedOut:
		return "the compiler did not end within its time", nil
	}
	for _, d := range r.Errors() {
		return d.Message, nil
	}
	return fmt.Sprintf("the compiler ended with %s and no error", r.Exit), nil
}
