package namepack

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/pack"
	"github.com/assay-eval/assay/internal/testenv"
)

func writeFile(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

const graph = `{"metadata":{"formatVersion":{"major":0,"minor":6,"patch":0},"generator":"x"},
"module":{"name":"EngineKit","platform":{"operatingSystem":{"name":"linux"},"architecture":"x86_64","vendor":"unknown"}},
"relationships":[],"symbols":[
{"kind":{"identifier":"swift.struct"},"identifier":{"precise":"s:1","interfaceLanguage":"swift"},"pathComponents":["Engine"],"names":{"title":"Engine"},"accessLevel":"public"},
{"kind":{"identifier":"swift.enum"},"identifier":{"precise":"s:2","interfaceLanguage":"swift"},"pathComponents":["Engine","Mode"],"names":{"title":"Engine.Mode"},"accessLevel":"public"},
{"kind":{"identifier":"swift.enum.case"},"identifier":{"precise":"s:3","interfaceLanguage":"swift"},"pathComponents":["Engine","Mode","fast(_:)"],"names":{"title":"fast(_:)"},"accessLevel":"public"},
{"kind":{"identifier":"swift.method"},"identifier":{"precise":"s:4","interfaceLanguage":"swift"},"pathComponents":["Engine","stop(after:)"],"names":{"title":"stop(after:)"},"accessLevel":"public",
 "declarationFragments":[{"kind":"text","spelling":"func stop(after s: Int) -> (kept: Int, lost: Int)"}],
 "availability":[{"domain":"iOS","introduced":{"major":17}},{"domain":"macOS","isUnconditionallyUnavailable":true}]},
{"kind":{"identifier":"swift.property"},"identifier":{"precise":"s:5","interfaceLanguage":"swift"},"pathComponents":["String","engineName"],"names":{"title":"engineName"},"accessLevel":"public","swiftExtension":{"extendedModule":"Swift"}},
{"kind":{"identifier":"swift.func"},"identifier":{"precise":"s:6","interfaceLanguage":"swift"},"pathComponents":["makeEngine()"],"names":{"title":"makeEngine()"},"accessLevel":"public"}]}`

const iface = `// swift-interface-format-version: 1.0
// swift-module-flags: -target arm64-apple-ios18.0 -module-name EngineKit
import Swift
public struct Engine : Swift.Sendable {
  public init()
  @available(iOS 17.0, *)
  @available(macOS, unavailable)
  public func stop(after s: Swift.Int) -> (kept: Swift.Int, lost: Swift.Int)
  @inlinable public func spin<T>(_ body: (T) -> Swift.Void, at speed: Swift.Int = 3) where T : Swift.Equatable {
    let hidden = 3
  }
  public static func == (a: EngineKit.Engine, b: EngineKit.Engine) -> Swift.Bool
  public enum Mode {
    case fast(Swift.Int)
    case slow
    public var name: Swift.String {
      get
    }
  }
}
@available(iOS 18.0, *)
extension EngineKit.Engine {
  public var boost: Swift.Int {
    get
  }
}
extension Swift.String {
  public var engineName: Swift.String {
    get
  }
}
@_hasMissingDesignatedInitializers open class Motor {
  open class func shared() -> EngineKit.Motor
  @objc deinit
}
public func makeEngine() -> EngineKit.Engine
`

func docPage(url, title, kind, platforms string) string {
	return fmt.Sprintf(`{"identifier":{"url":"doc://x/documentation/%s","interfaceLanguage":"swift"},
"metadata":{"title":%q,"role":"symbol","symbolKind":%q,"modules":[{"name":"EngineKit"}],"platforms":%s},
"primaryContentSections":[{"kind":"declarations","declarations":[{"tokens":[{"kind":"text","text":"func x() -> (kept: Int, lost: Int)"}]}]}]}`, url, title, kind, platforms)
}

func writeArchive(t *testing.T, dir string) {
	root := filepath.Join(dir, "data", "documentation")
	writeFile(t, filepath.Join(root, "enginekit.json"), `{"identifier":{"url":"doc://x/documentation/EngineKit"},"metadata":{"title":"EngineKit","role":"collection","symbolKind":"module","modules":[{"name":"EngineKit"}]}}`)
	ios := `[{"name":"iOS","introducedAt":"17.0"},{"name":"macOS","unavailable":true}]`
	for name, page := range map[string]string{
		"engine":                       docPage("EngineKit/Engine", "Engine", "struct", "null"),
		"engine/mode":                  docPage("EngineKit/Engine/Mode", "Engine.Mode", "enum", "null"),
		"engine/mode/fast(_:)":         docPage("EngineKit/Engine/Mode/fast(_:)", "Engine.Mode.fast(_:)", "case", "null"),
		"engine/stop(after:)-4k2ab":    docPage("EngineKit/Engine/stop(after:)-4k2ab", "stop(after:)", "method", ios),
		"makeengine()":                 docPage("EngineKit/makeEngine()", "makeEngine()", "func", "null"),
		"swift":                        docPage("EngineKit/Swift", "Swift", "Extended Module", "null"),
		"swift/string":                 docPage("EngineKit/Swift/String", "String", "Extended Structure", "null"),
		"swift/string/enginename":      docPage("EngineKit/Swift/String/engineName", "engineName", "property", "null"),
		"orphan/child":                 docPage("EngineKit/Orphan/child", "child", "property", "null"),
		"enginekit-article-about-this": `{"identifier":{"url":"doc://x/documentation/EngineKit/about"},"metadata":{"title":"About","role":"article"}}`,
	} {
		writeFile(t, filepath.Join(root, "enginekit", name+".json"), page)
	}
}

// collect adds sources and returns the names of a module on a platform.
func collect(t *testing.T, platform string, sources ...string) pack.NameList {
	t.Helper()
	var c Collector
	for _, s := range sources {
		if err := c.Add(t.Context(), s); err != nil {
			t.Fatal(err)
		}
	}
	return written(t, &c, platform)
}

func written(t *testing.T, c *Collector, platform string) pack.NameList {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "sdk")
	if err := c.Write(dir); err != nil {
		t.Fatal(err)
	}
	set, err := pack.Load(dir)
	if err != nil {
		t.Fatal(err)
	}
	lists, err := set.Names(swift.Platform(platform))
	if err != nil {
		t.Fatal(err)
	}
	if len(lists["EngineKit"]) != 1 {
		t.Fatalf("%d lists of EngineKit for %s", len(lists["EngineKit"]), platform)
	}
	return lists["EngineKit"][0]
}

// Every source gives the same names, on the platforms that have them.
func TestSources(t *testing.T) {
	dir := t.TempDir()
	writeFile(t, filepath.Join(dir, "graphs", "EngineKit.symbols.json"), graph)
	writeFile(t, filepath.Join(dir, "interfaces", "EngineKit.swiftinterface"), iface)
	writeArchive(t, filepath.Join(dir, "EngineKit.doccarchive"))
	sources := map[string]string{"graphs": filepath.Join(dir, "graphs"), "interface": filepath.Join(dir, "interfaces"), "archive": filepath.Join(dir, "EngineKit.doccarchive")}
	for name, source := range sources {
		checkSource(t, name, source)
	}
	l := collect(t, "ios", sources["interface"])
	if since, ok := l.Find("Engine", "boost"); !ok || since.String() != "18.0" {
		t.Errorf("a member of an extension came with %s (%v), want the extension's 18.0", since, ok)
	}
	for _, c := range []struct{ typ, name string }{{"Engine", "spin"}, {"Engine", "init"}, {"Engine", "=="}, {"Motor", "shared"}, {"Engine.Mode", "slow"}, {"Engine.Mode", "name"}} {
		if _, ok := l.Find(c.typ, c.name); !ok {
			t.Errorf("the interface lost %s.%s", c.typ, c.name)
		}
	}
	if l.HasMember("hidden") {
		t.Error("a variable in a body counts as a name")
	}
	if has, _ := l.HasLabel("spin", "at"); !has {
		t.Error("a label after a closure is lost")
	}
}

// checkSource checks the names of EngineKit.
func checkSource(t *testing.T, name, source string) {
	l := collect(t, "ios", source)
	for _, c := range []struct{ typ, name, since string }{{"Engine", "stop", "17.0"}, {"Engine", "Mode", "0"}, {"Engine.Mode", "fast", "0"}, {"String", "engineName", "0"}} {
		if name == "database" && c.typ == "String" {
			continue
		}
		since, ok := l.Find(c.typ, c.name)
		if !ok || c.since != "0" && since.String() != c.since || c.since == "0" && !since.IsZero() {
			t.Errorf("%s: %s.%s is there: %v, since %s; want %s", name, c.typ, c.name, ok, since, c.since)
		}
	}
	if _, ok := l.FindTop("makeEngine"); !ok || !l.Closes("Engine") || !l.Closes("Engine.Mode") || l.Closes("String") {
		t.Errorf("%s: the top level or the closed types %v are wrong", name, l.Types())
	}
	if has, listed := l.HasLabel("stop", "after"); !has || !listed {
		t.Errorf("%s: the label of stop is lost", name)
	}
	if !l.HasMember("kept") {
		t.Errorf("%s: the labels of a tuple are lost", name)
	}
	if !l.Index || l.From == "" {
		t.Errorf("%s: the list does not say where it comes from: %+v", name, l.From)
	}
	if name != "interface" { // it is one platform's
		if _, ok := collect(t, "macos", source).Find("Engine", "stop"); ok {
			t.Errorf("%s: stop is on macOS, where it is unavailable", name)
		}
	}
}

func TestCupertino(t *testing.T) {
	if _, err := exec.LookPath("sqlite3"); err != nil {
		testenv.Missing(t, "sqlite3", "names of a database of Cupertino")
	}
	file := writeDatabase(t, t.TempDir())
	checkSource(t, "database", file)
	before, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	collect(t, "ios", file)
	if after, err := os.ReadFile(file); err != nil || !bytes.Equal(before, after) {
		t.Errorf("the database was changed: %v", err)
	}
	bad := filepath.Join(t.TempDir(), "x.db")
	writeFile(t, bad, "no database")
	var c Collector
	if err := c.Add(t.Context(), bad); err == nil || !strings.Contains(err.Error(), "no database of Cupertino") {
		t.Errorf("a file that is no database: %v", err)
	}
}

// writeDatabase makes a database of Cupertino's form.
func writeDatabase(t *testing.T, dir string) string {
	file := filepath.Join(dir, "search.db")
	sql := `CREATE TABLE docs_metadata (uri TEXT PRIMARY KEY, source TEXT, framework TEXT, language TEXT, min_ios TEXT, min_macos TEXT, min_tvos TEXT, min_watchos TEXT, min_visionos TEXT);
CREATE TABLE docs_structured (uri TEXT PRIMARY KEY, url TEXT, title TEXT, kind TEXT, declaration TEXT);
CREATE TABLE framework_aliases (identifier TEXT PRIMARY KEY, import_name TEXT);
INSERT INTO framework_aliases VALUES ('enginekit', 'EngineKit');
`
	for i, r := range [][]string{
		{"enginekit", "EngineKit", "framework", "", ""},
		{"enginekit/engine", "Engine", "struct", "", ""},
		{"enginekit/engine/mode", "Engine.Mode", "enum", "", ""},
		{"enginekit/engine/mode/fast(_:)", "Engine.Mode.fast(_:)", "case", "", ""},
		{"enginekit/engine/stop(after:)", "stop(after:)", "method", "17.0", "func stop(after: Int) -> (kept: Int, lost: Int)"},
		{"enginekit/makeengine()", "makeEngine()", "function", "", ""},
	} {
		version := "NULL"
		if r[3] != "" {
			version = "'" + r[3] + "'"
		}
		sql += fmt.Sprintf("INSERT INTO docs_metadata VALUES ('u%d', 'apple-docs', 'enginekit', 'swift', %s, NULL, NULL, NULL, NULL);\n", i, version)
		sql += fmt.Sprintf("INSERT INTO docs_structured VALUES ('u%d', 'https://developer.apple.com/documentation/%s', '%s', '%s', '%s');\n", i, r[0], r[1], r[2], r[4])
	}
	cmd := exec.Command("sqlite3", file)
	cmd.Stdin = strings.NewReader(sql)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return file
}

// A pack grows by module, and comes back from an archive, from disk and from a server.
func TestArchives(t *testing.T) {
	dir := t.TempDir()
	writeFile(t, filepath.Join(dir, "graphs", "EngineKit.symbols.json"), graph)
	var c Collector
	if err := c.Add(t.Context(), filepath.Join(dir, "graphs")); err != nil {
		t.Fatal(err)
	}
	sdk := filepath.Join(dir, "sdk")
	if err := c.Write(sdk); err != nil {
		t.Fatal(err)
	}
	want := readTree(t, sdk)
	var zipped, tarred bytes.Buffer
	zw, gw := zip.NewWriter(&zipped), gzip.NewWriter(&tarred)
	tw := tar.NewWriter(gw)
	for name, text := range want {
		w, err := zw.Create("sdk/" + name)
		if err == nil {
			_, err = w.Write([]byte(text))
		}
		if err == nil {
			err = tw.WriteHeader(&tar.Header{Name: "sdk/" + name, Mode: 0o644, Size: int64(len(text)), Typeflag: tar.TypeReg})
		}
		if err == nil {
			_, err = tw.Write([]byte(text))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, end := range []func() error{zw.Close, tw.Close, gw.Close} {
		if err := end(); err != nil {
			t.Fatal(err)
		}
	}
	writeFile(t, filepath.Join(dir, "sdk.zip"), zipped.String())
	writeFile(t, filepath.Join(dir, "sdk.tar.gz"), tarred.String())
	server := httptest.NewServer(http.FileServer(http.Dir(dir)))
	defer server.Close()
	for _, source := range []string{filepath.Join(dir, "sdk.zip"), filepath.Join(dir, "sdk.tar.gz"), server.URL + "/sdk.tar.gz", sdk} {
		var c Collector
		if err := c.Add(t.Context(), source); err != nil {
			t.Errorf("%s: %v", source, err)
			continue
		}
		out := filepath.Join(t.TempDir(), "sdk")
		writeFile(t, filepath.Join(out, "pack.json"), `{"name":"sdk","kind":"names","built_with":"before","modules":[{"name":"Other"}]}`)
		writeFile(t, filepath.Join(out, "Other", "names.txt"), "*: Other\n")
		if err := c.Write(out); err != nil {
			t.Errorf("%s: %v", source, err)
			continue
		}
		got := readTree(t, out)
		for name, text := range want {
			if name != "pack.json" && got[name] != text {
				t.Errorf("%s: %s differs", source, name)
			}
		}
		if got["Other/names.txt"] == "" || !strings.Contains(got["pack.json"], `"Other"`) || !strings.Contains(got["pack.json"], "before; ") {
			t.Errorf("%s: the module that was there is lost: %s", source, got["pack.json"])
		}
	}
}

func readTree(t *testing.T, dir string) map[string]string {
	t.Helper()
	out := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := os.ReadFile(path)
		rel, _ := filepath.Rel(dir, path)
		out[filepath.ToSlash(rel)] = string(b)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestBadSources(t *testing.T) {
	dir := t.TempDir()
	writeFile(t, filepath.Join(dir, "empty", "readme.md"), "x")
	writeFile(t, filepath.Join(dir, "a.txt"), "x")
	writeFile(t, filepath.Join(dir, "cut", "A.symbols.json"), graph[:300])
	writeFile(t, filepath.Join(dir, "none.swiftinterface"), "public struct A {}\n")
	writeFile(t, filepath.Join(dir, "bad.tar.gz"), "x")
	writeFile(t, filepath.Join(dir, "partial", "pack.json"), `{"name":"p","kind":"partial","modules":[{"name":"A"}]}`)
	writeFile(t, filepath.Join(dir, "x.doccarchive", "data", "documentation", "a.json"), "x")
	var evil bytes.Buffer
	gw := gzip.NewWriter(&evil)
	tw := tar.NewWriter(gw)
	if err := tw.WriteHeader(&tar.Header{Name: "../../out.txt", Mode: 0o644, Size: 1, Typeflag: tar.TypeReg}); err != nil {
		t.Fatal(err)
	}
	_, _ = tw.Write([]byte("x"))
	_, _ = tw.Close(), gw.Close()
	writeFile(t, filepath.Join(dir, "evil.tar.gz"), evil.String())
	server := httptest.NewServer(http.NotFoundHandler())
	defer server.Close()
	for source, want := range map[string]string{
		filepath.Join(dir, "nowhere"):             "no such file",
		filepath.Join(dir, "empty"):               "holds no pack of names, *.symbols.json",
		filepath.Join(dir, "a.txt"):               "it is no symbol graph",
		filepath.Join(dir, "cut"):                 "cut off",
		filepath.Join(dir, "none.swiftinterface"): "does not say of which module",
		filepath.Join(dir, "bad.tar.gz"):          "unpack",
		filepath.Join(dir, "evil.tar.gz"):         "unpack",
		filepath.Join(dir, "partial"):             "use it by --pack",
		filepath.Join(dir, "x.doccarchive"):       "no page of DocC",
		server.URL + "/sdk.tar.gz":                "404",
	} {
		var c Collector
		err := c.Add(t.Context(), source)
		if err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), filepath.Base(source)) {
			t.Errorf("%s: error %v, want one with %q", source, err, want)
		}
	}
	var c Collector
	if err := c.Write(filepath.Join(dir, "partial")); err == nil || !strings.Contains(err.Error(), "another kind") {
		t.Errorf("a pack of modules was written to: %v", err)
	}
	if got := slices.Sorted(slices.Values(c.Modules())); len(got) > 0 {
		t.Errorf("modules %v of no source", got)
	}
}
