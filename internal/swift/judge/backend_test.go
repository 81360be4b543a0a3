package judge

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/swift"
)

// A stand-in for Xcode's tools: the judge has never run on a Mac.
const standIn = `#!/bin/sh
case "$*" in
*-clang-target*|*-disable-objc-interop*) echo '<unknown>:0: error: this is no Linux [bad_argument]' >&2; exit 1;;
esac
for last; do :; done
if grep -q sparkle "$last"; then
  echo "$last:2:12: error: value of type 'UIView' has no member 'sparkle' [could_not_find_value_member]" >&2
  exit 1
fi
if grep -q UIWebView "$last"; then
  echo "$last:2:8: warning: 'UIWebView' was deprecated in iOS 12.0: No longer supported; please adopt WKWebView. [availability_deprecated]" >&2
fi
`

func TestMacBackend(t *testing.T) {
	dir := t.TempDir()
	frontend := filepath.Join(dir, "usr/bin/swift-frontend")
	program(t, frontend, standIn)
	tc := &swift.Toolchain{Root: dir, Frontend: frontend, Version: swift.Version{Major: 6, Minor: 1}, Text: "Apple Swift version 6.1", Mac: true,
		SDKs: map[swift.Platform]swift.SDK{swift.IOS: {Path: "/X/SDK", Version: "18.2"}}}
	j, err := New(t.Context(), Config{Toolchain: tc, Cache: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ text, want string }{
		{"import UIKit\nlet a = UIView()\n", "pppp"},
		{"import UIKit\nlet a = UIView().sparkle\n", "pfpp"},
		{"import UIKit\nlet a: UIWebView? = nil\n", "pppf"},
	} {
		r, err := j.Judge(t.Context(), Snippet{Files: []File{{Name: "a.swift", Text: c.text}}, Target: target(t, "ios18.0")})
		if err != nil {
			t.Fatal(err)
		}
		if got := verdictWords(r); got != c.want || r.Backend != BackendMac {
			t.Errorf("%q: %s by %s\n%s", c.text, got, r.Backend, describe(r))
		}
		if strings.Contains(c.text, "UIWebView") && (len(r.Findings) != 1 || r.Findings[0].Alternative != "WKWebView") {
			t.Errorf("%+v", r.Findings)
		}
	}
}

func program(t *testing.T, path, script string) {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
}

func TestNoCompiler(t *testing.T) {
	if _, err := New(t.Context(), Config{Cache: t.TempDir()}); err == nil {
		t.Error("a judge without a compiler was made")
	}
}

// TestBrokenCompiler judges with compilers that crash, use too much memory or print
// nothing.
func TestBrokenCompiler(t *testing.T) {
	for _, c := range []struct{ name, script, want, class string }{
		{"crash after an error", "echo \"$last:1:5: error: value of type 'Int' has no member 'x' [could_not_find_value_member]\" >&2; kill -ABRT $$", "?f??", ClassMissing},
		{"crash", "kill -ABRT $$", "????", ClassCrash},
		{"crash at the limit of time", "trap 'kill -ABRT $$' XCPU; while :; do :; done", "????", ClassTime},
		{"memory", "echo 'LLVM ERROR: out of memory' >&2; exit 134", "????", ClassMemory},
		{"nothing said", "exit 1", "????", ClassToolchain},
		{"no member of an own type", "echo \"$last:1:5: error: cannot convert value of type 'Int' to 'A' [cannot_convert_initializer_value]\" >&2; kill -SEGV $$", "f???", ClassTypes},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			frontend := filepath.Join(dir, "bin/swift-frontend")
			program(t, frontend, "#!/bin/sh\nfor last; do :; done\ncase \"$*\" in *' -parse '*) exit 0;; esac\n"+c.script+"\n")
			if err := os.MkdirAll(filepath.Join(dir, "apple/iphoneos"), 0o755); err != nil {
				t.Fatal(err)
			}
			tc := &swift.Toolchain{Root: dir, Frontend: frontend, Version: swift.Version{Major: 6}, Text: "Swift version 6.0"}
			j, err := New(t.Context(), Config{Toolchain: tc, Cache: t.TempDir(), Time: time.Second})
			if err != nil {
				t.Fatal(err)
			}
			r, err := j.Judge(t.Context(), Snippet{Files: []File{{Name: "a.swift", Text: "let a = 1\n"}}, Target: target(t, "ios18.0")})
			if err != nil {
				t.Fatal(err)
			}
			if got := verdictWords(r); got != c.want || len(r.Findings) == 0 || r.Findings[0].Class != c.class {
				t.Errorf("verdicts %s, want %s and class %s\n%s", got, c.want, c.class, describe(r))
			}
		})
	}
}
