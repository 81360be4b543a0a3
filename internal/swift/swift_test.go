package swift

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/assay-eval/assay/internal/testenv"
)

func TestCompilerSpeaks(t *testing.T) {
	testenv.Slow(t)
	tc, err := Find(t.Context(), "", os.Getenv)
	if err != nil {
		testenv.Missing(t, "swift", err.Error())
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "a.swift")
	text := "import Foundation\nfunc f() async throws { try await Task.sleep(for: .seconds(1)); print(URL.nope) }\n"
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	target, err := ParseTarget("ios15.0")
	if err != nil {
		t.Fatal(err)
	}
	r, err := tc.Run(t.Context(), Compile{Stage: SIL, Files: []string{file}, Target: target, Mode: "6", Library: true, ModuleCache: dir})
	if err != nil {
		t.Fatal(err)
	}
	ids := map[string]int{}
	for _, d := range r.Errors() {
		ids[d.ID] = d.Column
	}
	if ids["availability_decl_only_version_newer"] != 52 || ids["could_not_find_type_member"] != 75 {
		t.Errorf("ids and columns %v in\n%s", ids, r.Stderr)
	}
}
