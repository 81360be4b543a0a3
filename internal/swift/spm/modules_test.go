package spm

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/swift"
)

// writeFiles writes files with their names and an empty line each.
func writeFiles(t *testing.T, dir string, names ...string) {
	t.Helper()
	for _, name := range names {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte("\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// reader returns manifests by the last element of a folder's name.
func reader(t *testing.T, manifests map[string]string) func(context.Context, string) (*Manifest, error) {
	return func(_ context.Context, dir string) (*Manifest, error) {
		text, ok := manifests[filepath.Base(dir)]
		if !ok {
			return nil, mistakef("%s has no Package.swift", dir)
		}
		m := &Manifest{Tools: swift.Version{Major: 5, Minor: 9}}
		if err := json.Unmarshal([]byte(text), m); err != nil {
			t.Fatal(err)
		}
		return m, nil
	}
}

func names(modules []*Module) string {
	var out []string
	for _, m := range modules {
		out = append(out, m.Target)
	}
	return strings.Join(out, " ")
}

func TestLoad(t *testing.T) {
	root := filepath.Join(t.TempDir(), "my app")
	writeFiles(t, root, "Sources/App/main.swift", "Sources/App/Deep er/b.swift", "Sources/App/Left/out.swift", "Sources/App/Res/x.swift", "Sources/App/.hidden/y.swift",
		"Sources/Base/a.swift", "Sources/CKit/a.c", "Sources/UsesC/a.swift", "Tests/AppTests/t.swift", "Sources/Far/f.swift",
		".build/checkouts/Remote/Sources/RemoteKit/r.swift", "Sources/Empty/readme.md")
	writeFiles(t, filepath.Dir(root), "local/Sources/LocalKit/l.swift")
	modules, err := Load(t.Context(), root, swift.IOS, reader(t, map[string]string{
		"my app": `{"name": "App", "dependencies": [{"kind": {"fileSystem": {"path": "../local"}}},
				{"kind": {"sourceControl": {"location": "https://example.org/x/remote.git"}}}, {"kind": {"sourceControl": {"location": "https://example.org/absent"}}}],
			"targets": [
			{"name": "AppTests", "type": {"test": {}}, "dependencies": [{"byName": {"name": "App"}}]},
			{"name": "App", "type": {"executable": {}}, "exclude": ["Left"], "resources": [{"path": "Res", "rule": "process"}],
				"dependencies": [{"target": {"name": "Base"}}, {"product": {"name": "LocalKit", "package": "local"}}, {"product": {"name": "Remote", "package": "remote"}},
					{"target": {"name": "UsesC", "condition": {"platforms": [{"name": "linux"}]}}}],
				"swiftSettings": [{"data": {"name": "define", "value": ["A"]}}, {"data": {"name": "define", "value": ["B"], "condition": {"platforms": [{"name": "macos"}]}}},
					{"data": {"name": "unsafeFlags", "value": ["-x"]}}, {"data": {"name": "swiftLanguageMode", "value": ["6"]}}]},
			{"name": "Base", "type": {"regular": {}}},
			{"name": "CKit", "type": {"regular": {}}},
			{"name": "UsesC", "type": {"regular": {}}, "dependencies": [{"byName": {"name": "CKit"}}]},
			{"name": "Far", "type": {"regular": {}}, "dependencies": [{"product": {"name": "Absent", "package": "absent"}}]},
			{"name": "Empty", "type": {"regular": {}}},
			{"name": "Mac", "type": {"macro": {}}}]}`,
		"local":  `{"name": "local", "products": [{"name": "LocalKit", "targets": ["LocalKit"]}], "targets": [{"name": "LocalKit", "type": {"regular": {}}}]}`,
		"Remote": `{"name": "remote", "products": [{"name": "Remote", "targets": ["RemoteKit"]}], "targets": [{"name": "RemoteKit", "type": {"regular": {}}}]}`,
	}))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := names(modules), "Base LocalKit RemoteKit App AppTests CKit UsesC Far Empty Mac"; got != want {
		t.Errorf("modules are %s, want %s", got, want)
	}
	app := modules[3]
	var files []string
	for _, f := range app.Files {
		files = append(files, f.Name)
	}
	if want := []string{"Sources/App/Deep er/b.swift", "Sources/App/main.swift", "resource_bundle_accessor.swift"}; !slices.Equal(files, want) {
		t.Errorf("files of App are %q, want %q", files, want)
	}
	if want := "-D SWIFT_PACKAGE -D DEBUG -package-name my_app -D A"; strings.Join(app.Flags, " ") != want || app.Mode != "6" || len(app.Notes) != 1 {
		t.Errorf("App has flags %q, mode %s and notes %q, want flags %q, mode 6 and one note", app.Flags, app.Mode, app.Notes, want)
	}
	if got := names(app.Needs); got != "Base LocalKit RemoteKit" {
		t.Errorf("App needs %s", got)
	}
	for i, why := range map[int]string{0: "", 3: "", 5: "sources in C", 6: "CKit, which is not judged", 7: "package absent is not in", 8: "no Swift files", 9: "macros"} {
		if got := modules[i].Skip; (why == "") != (got == "") || !strings.Contains(got, why) {
			t.Errorf("%s is skipped because %q, want %q", modules[i].Target, got, why)
		}
	}
}

func TestLoadRefusesMistakes(t *testing.T) {
	const target = `{"name": "T", "targets": [{"name": "A", "type": {"regular": {}}, `
	for name, test := range map[string]struct{ manifest, want string }{
		"a cycle": {target + `"dependencies": [{"byName": {"name": "B"}}]}, {"name": "B", "type": {"regular": {}}, "dependencies": [{"target": {"name": "A"}}]}]}`,
			"targets depend on each other: A → B → A"},
		"a target that is not there": {target + `"dependencies": [{"target": {"name": "C"}}]}]}`, "target A depends on C, which is no target"},
		"an unknown product":         {target + `"dependencies": [{"byName": {"name": "C"}}]}]}`, "neither a target nor a product"},
		"a folder outside":           {target + `"path": "../x"}]}`, "is outside of the package"},
		"a missing folder":           {target + `"path": "x"}]}`, "there is no folder x"},
		"no folder of its name":      {`{"name": "T", "targets": [{"name": "Z", "type": {"regular": {}}}, {"name": "A", "type": {"regular": {}}}]}`, "there is no folder Sources/Z"},
	} {
		t.Run(name, func(t *testing.T) {
			root := filepath.Join(t.TempDir(), "p")
			writeFiles(t, root, "Sources/A/a.swift", "Sources/B/b.swift")
			_, err := Load(t.Context(), root, swift.IOS, reader(t, map[string]string{"p": test.manifest}))
			if _, ok := errors.AsType[*MistakeError](err); !ok || !strings.Contains(err.Error(), test.want) {
				t.Errorf("error is %v, want a mistake with %q", err, test.want)
			}
		})
	}
}

func TestChooseManifest(t *testing.T) {
	for name, test := range map[string]struct {
		files map[string]string
		want  string
		fails string
	}{
		"the only one":              {map[string]string{"Package.swift": "5.9"}, "Package.swift", ""},
		"one for this version":      {map[string]string{"Package.swift": "6.2", "Package@swift-6.0.swift": "6.0"}, "Package@swift-6.0.swift", ""},
		"an older one for its use":  {map[string]string{"Package.swift": "6.2", "Package@swift-5.9.swift": "5.9", "Package@swift-5.10.swift": "5.10"}, "Package@swift-5.10.swift", ""},
		"the newest that is taken":  {map[string]string{"Package.swift": "6.0", "Package@swift-5.9.swift": "5.9"}, "Package.swift", ""},
		"too new":                   {map[string]string{"Package.swift": "6.2"}, "", "needs Swift 6.2"},
		"none":                      {map[string]string{"x.swift": "6.0"}, "", "has no Package.swift"},
		"one without tools version": {map[string]string{"Package.swift": ""}, "", "does not begin with // swift-tools-version:"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			for name, version := range test.files {
				text := "// swift-tools-version:" + version + "\n"
				if version == "" {
					text = "import PackageDescription\n"
				}
				if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			file, _, err := chooseManifest(dir, swift.Version{Major: 6, Patch: 3})
			if test.fails != "" {
				if err == nil || !strings.Contains(err.Error(), test.fails) {
					t.Errorf("error is %v, want %q", err, test.fails)
				}
				return
			}
			if err != nil || filepath.Base(file) != test.want {
				t.Errorf("chose %s, %v, want %s", file, err, test.want)
			}
		})
	}
}
