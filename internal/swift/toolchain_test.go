package swift

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// writeProgram writes a shell script in place of a program.
func writeProgram(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte("#!/bin/sh\n"+text), 0o755); err != nil {
		t.Fatal(err)
	}
}

// writeToolchain writes a folder as the install script leaves it.
func writeToolchain(t *testing.T, root, version string) {
	t.Helper()
	writeProgram(t, filepath.Join(root, "bin/swift-frontend"), "echo 'Swift version "+version+" (swift-"+version+"-RELEASE)'\n")
	if err := os.MkdirAll(filepath.Join(root, "apple/iphoneos"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(root, "MANIFEST"), []byte("swiftlang "+version+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}

func environment(m map[string]string) func(string) string {
	return func(k string) string { return m[k] }
}

func TestFind(t *testing.T) {
	home := t.TempDir()
	other := filepath.Join(t.TempDir(), "elsewhere")
	writeToolchain(t, filepath.Join(home, ".local/share/assay/swift"), "6.0.3")
	writeToolchain(t, other, "6.2")
	writeToolchain(t, filepath.Join(home, ".local/share/swiftly/toolchains/5.10.1/usr"), "5.10.1")
	plain := filepath.Join(t.TempDir(), "usr") // of a distribution: no modules under Apple's triples
	writeProgram(t, filepath.Join(plain, "bin/swift-frontend"), "echo 'Swift version 6.1 (swift-6.1-RELEASE)'\n")
	broken := t.TempDir()
	writeProgram(t, filepath.Join(broken, "bin/swift-frontend"), "echo >&2 'libc.so.6: version GLIBC_2.38 not found'; exit 1\n")
	if err := os.Mkdir(filepath.Join(broken, "apple"), 0o755); err != nil {
		t.Fatal(err)
	}
	empty := t.TempDir()

	for _, c := range []struct {
		name, want string
		env        map[string]string
		version    string
		problem    string // in the error
	}{
		{name: "folder of the script", env: map[string]string{"HOME": home}, version: "6.0.3"},
		{name: "variable", env: map[string]string{"HOME": home, "ASSAY_SWIFT": other}, version: "6.2"},
		{name: "flag", want: other, env: map[string]string{"HOME": home}, version: "6.2"},
		{name: "flag wins", want: other, env: map[string]string{"HOME": home, "ASSAY_SWIFT": empty}, version: "6.2"},
		{name: "name", want: "swift-6.0", env: map[string]string{"HOME": home}, version: "6.0.3"},
		{name: "swiftly", want: "swift-5.10", env: map[string]string{"HOME": home}, version: "5.10.1"},
		{name: "name of none", want: "swift-6.3", env: map[string]string{"HOME": home}, problem: "is Swift 6.0.3, not 6.3"},
		{name: "path", env: map[string]string{"HOME": empty, "PATH": filepath.Join(other, "bin")}, version: "6.2"},
		{name: "path without modules", env: map[string]string{"HOME": empty, "PATH": filepath.Join(plain, "bin")}, problem: plain + " has no modules under Apple's triples"},
		{name: "nothing", env: map[string]string{"HOME": empty}, problem: "find a Swift toolchain"},
		{name: "wrong folder", want: empty, env: map[string]string{"HOME": home}, problem: empty + " has no bin/swift-frontend"},
		{name: "broken", want: broken, env: map[string]string{"HOME": home}, problem: "does not report its version"},
		{name: "wrong variable is not passed over", env: map[string]string{"HOME": home, "ASSAY_SWIFT": empty}, problem: empty},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := Find(t.Context(), c.want, environment(c.env))
			if c.problem == "" {
				if err != nil || got.Version.String() != strings.TrimSuffix(c.version, ".0") {
					t.Fatalf("found %+v, %v; want %s", got, err, c.version)
				}
				return
			}
			m, ok := errors.AsType[*Missing](err)
			if !ok || !strings.Contains(m.What, c.problem) || m.Fix == "" {
				t.Errorf("error %v; want one about %q, with what mends it", err, c.problem)
			}
		})
	}
}

func TestCheck(t *testing.T) {
	root := t.TempDir()
	writeToolchain(t, root, "6.0.3")
	tc, err := Find(t.Context(), root, environment(nil))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ target, swift, problem string }{
		{"ios18.0", "6.0", ""},
		{"ios26.0", "5.10", ""},
		{"ios18.0", "6.2", "judge code of Swift 6.2 with Swift version 6.0.3"},
		{"visionos2.0", "6.0", "has no modules for it"},
		{"maccatalyst18.0", "6.0", "has no modules for it"},
	} {
		target, err := ParseTarget(c.target)
		if err != nil {
			t.Fatal(err)
		}
		v, err := ParseVersion(c.swift)
		if err != nil {
			t.Fatal(err)
		}
		err = tc.Check(target, v)
		if (err == nil) != (c.problem == "") || err != nil && !strings.Contains(err.Error(), c.problem) {
			t.Errorf("%s, Swift %s: %v; want %q", c.target, c.swift, err, c.problem)
		}
	}
}

// No test runs on a Mac: a stand-in answers as xcrun is documented to.
func TestXcrun(t *testing.T) {
	root := t.TempDir()
	tool := filepath.Join(root, "XcodeDefault.xctoolchain/usr/bin/swift-frontend")
	writeProgram(t, tool, "echo 'Apple Swift version 6.0.3 (swiftlang-6.0.3.1.10 clang-1600.0.30.1)'; echo 'Target: arm64-apple-macosx15.0'\n")
	writeProgram(t, filepath.Join(root, "bin/xcrun"), fmt.Sprintf(`case "$*" in
*--find*) echo %s ;;
"--sdk iphoneos --show-sdk-path") echo /X/iPhoneOS.platform/Developer/SDKs/iPhoneOS18.2.sdk ;;
"--sdk iphoneos --show-sdk-version") echo 18.2 ;;
"--sdk macosx --show-sdk-path") echo /X/MacOSX.platform/Developer/SDKs/MacOSX15.2.sdk ;;
"--sdk macosx --show-sdk-version") echo 15.2 ;;
*) echo "xcrun: error: SDK cannot be located" >&2; exit 1 ;;
esac
`, tool))
	f := finder{ctx: t.Context(), getenv: environment(map[string]string{"HOME": root, "PATH": filepath.Join(root, "bin") + ":/usr/bin:/bin"})}
	tc, err := f.openXcode("")
	if err != nil {
		t.Fatal(err, f.passed)
	}
	if !tc.Mac || tc.Version.String() != "6.0.3" || tc.Root != filepath.Join(root, "XcodeDefault.xctoolchain") {
		t.Errorf("toolchain %+v", tc)
	}
	ios := Target{IOS, Version{Major: 18}}
	args := strings.Join(tc.Args(Compile{Stage: SIL, Files: []string{"a.swift"}, Target: ios, Mode: "6", ModuleCache: "/c"}), " ")
	for _, want := range []string{"-target arm64-apple-ios18.0", "-sdk /X/iPhoneOS.platform/Developer/SDKs/iPhoneOS18.2.sdk",
		"-external-plugin-path /X/iPhoneOS.platform/Developer/usr/lib/swift/host/plugins#/X/iPhoneOS.platform/Developer/usr/bin/swift-plugin-server"} {
		if !strings.Contains(args, want) {
			t.Errorf("%q is not in %s", want, args)
		}
	}
	for _, bad := range []string{"-clang-target", "-disable-objc-interop", "-resource-dir"} {
		if strings.Contains(args, bad) {
			t.Errorf("%s is in %s: it belongs to Linux", bad, args)
		}
	}
	if err := tc.Check(ios, Version{Major: 6}); err != nil {
		t.Error(err)
	}
	if err := tc.Check(Target{IOS, Version{Major: 26}}, Version{Major: 6}); err == nil || !strings.Contains(err.Error(), "iOS 18.2") {
		t.Errorf("a target newer than the SDK: %v", err)
	}
	if err := tc.Check(Target{WatchOS, Version{Major: 11}}, Version{Major: 6}); err == nil || !strings.Contains(err.Error(), "no SDK") {
		t.Errorf("a platform without an SDK: %v", err)
	}
}

func TestTargets(t *testing.T) {
	for text, want := range map[string]string{
		"ios18.0": "arm64-apple-ios18.0 iOS", "iOS18": "arm64-apple-ios18.0 iOS", "ipados17.4": "arm64-apple-ios17.4 iOS", "macos15.0": "arm64-apple-macosx15.0 macOS",
		"watchos11.0": "arm64-apple-watchos11.0 watchOS", "tvos18.0": "arm64-apple-tvos18.0 tvOS", "visionos2.0": "arm64-apple-xros2.0 visionOS",
		"maccatalyst18.0": "arm64-apple-ios18.0-macabi macCatalyst",
	} {
		got, err := ParseTarget(text)
		if err != nil || got.Triple()+" "+got.Domain() != want {
			t.Errorf("%s: %s %s, %v; want %s", text, got.Triple(), got.Domain(), err, want)
		}
	}
	for _, bad := range []string{"", "ios", "18.0", "android14", "ios18.x", "ios1.2.3.4", "ios-18"} {
		if got, err := ParseTarget(bad); err == nil {
			t.Errorf("%q is read as %v", bad, got)
		}
	}
}

func TestParseDiagnostics(t *testing.T) {
	got := ParseDiagnostics(strings.Join([]string{
		"/t/a.swift:3:25: error: cannot find type 'Nope' in scope [cannot_find_type_in_scope]",
		"class A: Nope {}",
		"         ^~~~",
		"/t/a.swift:2:40: warning: 'x' was deprecated in iOS 16.0: renamed to 'y(a:[b])' [availability_deprecated_rename]",
		"/t/a.swift:2:40: note: use 'y' instead [note_deprecated_rename]",
		"<unknown>:0: error: something without a place [fatal]",
		"macro expansion @Observable:1:2: error: in there [odd]",
		"no diagnostic: at all",
	}, "\n"))
	var have []string
	for _, d := range got {
		have = append(have, fmt.Sprintf("%s:%d:%d %s %s %q %d", d.File, d.Line, d.Column, d.Severity, d.ID, d.Message, len(d.Notes)))
	}
	want := []string{
		`/t/a.swift:3:25 error cannot_find_type_in_scope "cannot find type 'Nope' in scope" 0`,
		`/t/a.swift:2:40 warning availability_deprecated_rename "'x' was deprecated in iOS 16.0: renamed to 'y(a:[b])'" 1`,
		`:0:0 error fatal "something without a place" 0`,
		`macro expansion @Observable:1:2 error odd "in there" 0`,
	}
	if !slices.Equal(have, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(have, "\n"), strings.Join(want, "\n"))
	}
}

func FuzzParseDiagnostics(f *testing.F) {
	f.Add("a.swift:1:2: error: x [y]\na.swift:1:2: note: z")
	f.Add("a.swift:99999999999999999999:1: error: x [")
	f.Fuzz(func(t *testing.T, text string) {
		for _, d := range ParseDiagnostics(text) {
			if d.Line < 0 || d.Column < 0 || d.Severity == "" {
				t.Errorf("%+v of %q", d, text)
			}
		}
	})
}
