package swift

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/assay-eval/assay/internal/atomicfile"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/seal"
)

// Toolchain is a compiler with the modules that it checks against.
type Toolchain struct {
	Root     string  `json:"root"`     // folder of the toolchain
	Frontend string  `json:"frontend"` // path of swift-frontend
	Version  Version `json:"version"`
	Text     string  `json:"text"` // first line of its --version
	SDK      string  `json:"sdk"`  // argument of -sdk; on a Mac it depends on the target
	Mac      bool    `json:"mac"`  // has a real Apple SDK, not Linux modules under Apple's triples

	SDKs map[Platform]SDK `json:"-"` // on a Mac

	waiting atomic.Pointer[preloaded]
}

// SDK is an SDK of Xcode.
type SDK struct{ Path, Version string }

// Missing is the error of a missing or unusable toolchain.
type Missing struct {
	What string // the failed operation and its reason
	Fix  string // the command or action that helps
}

func (m *Missing) Error() string { return m.What + ": " + m.Fix }

// Commands that install a toolchain on Linux and on a Mac.
const (
	Install    = "assay swift install"
	MacInstall = "xcode-select --install, or install Xcode"
)

// InstallFolder is the folder that [Install] fills, in the user's home.
const InstallFolder = "~/.local/share/assay/swift"

// DefaultRoot returns the path of [InstallFolder], or "" if the user has no home.
func DefaultRoot(getenv func(string) string) string {
	home := getenv("HOME")
	if home == "" {
		return ""
	}
	return filepath.Join(home, ".local/share/assay/swift")
}

func installCommand() string {
	if runtime.GOOS == "darwin" {
		return MacInstall
	}
	return Install
}

// Find finds a toolchain. want is the value of --toolchain: a folder that the
// install command filled, or a toolchain name such as swift-6.0. If want is empty,
// Find tries ASSAY_SWIFT, then the folder that [Install] fills, xcrun (on a Mac),
// swiftly's toolchains, and PATH. Its error is a *Missing.
//
// On Linux only a toolchain with modules under Apple's triples can judge code for
// Apple's platforms. Find passes over others and lists them in its error.
func Find(ctx context.Context, want string, getenv func(string) string) (*Toolchain, error) {
	f := finder{ctx: ctx, getenv: getenv}
	if want != "" && !toolchainName.MatchString(want) {
		return f.openFolder(want)
	}
	if want == "" {
		if root := getenv("ASSAY_SWIFT"); root != "" {
			return f.openFolder(root)
		}
	}
	if runtime.GOOS == "darwin" {
		if t, err := f.openXcode(want); err == nil {
			return t, f.checkVersion(t, want)
		}
	}
	roots := slices.Concat(f.swiftlyRoots(), f.pathRoots())
	if root := DefaultRoot(getenv); root != "" {
		roots = slices.Insert(roots, 0, root)
	}
	for _, root := range roots {
		t, err := f.openFolder(root)
		if err == nil && f.checkVersion(t, want) == nil {
			return t, nil
		}
	}
	what := "find a Swift toolchain"
	if want != "" {
		what = "find toolchain " + want
	}
	if len(f.passed) > 0 {
		what += " (passed over: " + strings.Join(f.passed, "; ") + ")"
	}
	return nil, &Missing{What: what, Fix: installCommand()}
}

var toolchainName = lazyregexp.New(`^swift-\d+(\.\d+){0,2}$`)

type finder struct {
	ctx    context.Context
	getenv func(string) string
	passed []string
}

func (f *finder) passOver(format string, args ...any) error {
	why := fmt.Sprintf(format, args...)
	f.passed = append(f.passed, why)
	return &Missing{What: "use the Swift toolchain: " + why, Fix: installCommand()}
}

// checkVersion checks that t has the version that a name such as swift-6.0 asks
// for. Parts that the name omits are free.
func (f *finder) checkVersion(t *Toolchain, want string) error {
	if want == "" {
		return nil
	}
	asked := strings.TrimPrefix(want, "swift-")
	if has := fmt.Sprintf("%d.%d.%d", t.Version.Major, t.Version.Minor, t.Version.Patch); has != asked && !strings.HasPrefix(has, asked+".") {
		return f.passOver("%s is Swift %s, not %s", t.Root, t.Version, asked)
	}
	return nil
}

func (f *finder) openFolder(root string) (*Toolchain, error) {
	root, err := filepath.Abs(root) // the compiler runs in other folders
	if err != nil {
		return nil, f.passOver("%s cannot be found: %v", root, err)
	}
	frontend := filepath.Join(root, "bin", "swift-frontend")
	if _, err := os.Stat(frontend); err != nil {
		return nil, f.passOver("%s has no bin/swift-frontend", root)
	}
	if _, err := os.Stat(filepath.Join(root, "apple")); err != nil {
		return nil, f.passOver("%s has no modules under Apple's triples (folder apple)", root)
	}
	t, err := f.recallVersion(frontend)
	if err != nil {
		return nil, err
	}
	t.Root, t.SDK = root, filepath.Join(root, "root")
	return t, nil
}

var versionLine = lazyregexp.New(`Swift version (\d+(?:\.\d+){0,2})`)

// recallVersion returns the version that the frontend reported when it last ran.
// Starting it takes a tenth of a second, about as long as a check of a small file.
func (f *finder) recallVersion(frontend string) (*Toolchain, error) {
	path := f.versionFile(frontend)
	if out, err := os.ReadFile(path); err == nil && versionLine.Match(out) {
		return f.readVersion(frontend, out, nil)
	}
	t, err := f.askVersion(frontend)
	if err == nil && path != "" && os.MkdirAll(filepath.Dir(path), 0o755) == nil {
		_ = atomicfile.WriteFile(path, []byte(t.Text+"\n"), 0o644) // it is asked again
	}
	return t, err
}

// versionFile returns where the version of a frontend is kept, by its path, size and time
// of change; "" if nothing can be kept.
func (f *finder) versionFile(frontend string) string {
	info, err := os.Stat(frontend)
	if err != nil {
		return ""
	}
	dir := f.getenv("ASSAY_CACHE_DIR")
	if dir == "" {
		base, err := os.UserCacheDir()
		if err != nil {
			return ""
		}
		dir = filepath.Join(base, "assay")
	}
	id := seal.Of(fmt.Appendf(nil, "%s\n%d\n%d", frontend, info.Size(), info.ModTime().UnixNano()))
	return filepath.Join(dir, "swift", "versions", string(id[:32]))
}

func (f *finder) askVersion(frontend string) (*Toolchain, error) {
	out, err := f.runProgram(frontend, "-frontend", "-version")
	return f.readVersion(frontend, out, err)
}

func (f *finder) readVersion(frontend string, out []byte, err error) (*Toolchain, error) {
	m := versionLine.FindSubmatch(out)
	if err != nil || m == nil {
		return nil, f.passOver("%s does not report its version: %v", frontend, err)
	}
	v, err := ParseVersion(string(m[1]))
	if err != nil {
		return nil, f.passOver("%s: %v", frontend, err)
	}
	line, _, _ := bytes.Cut(out, []byte("\n"))
	return &Toolchain{Frontend: frontend, Version: v, Text: strings.TrimSpace(string(line))}, nil
}

func (f *finder) runProgram(args ...string) ([]byte, error) {
	ctx, cancel := context.WithTimeout(f.ctx, RunTime)
	defer cancel()
	var out bytes.Buffer
	exit, err := proc.Run(ctx, proc.Spec{Args: args, Stdout: &out, Stderr: &out, Grace: time.Second,
		Env: []string{"HOME=" + f.getenv("HOME"), "PATH=" + f.getenv("PATH"), "DEVELOPER_DIR=" + f.getenv("DEVELOPER_DIR")}})
	if err != nil {
		return nil, err
	}
	if !exit.OK() {
		return out.Bytes(), fmt.Errorf("%s: %v", args[0], exit)
	}
	return out.Bytes(), nil
}

// openXcode opens the toolchain of Xcode, or the one named want. It has never run
// on a Mac: tests use a stand-in that answers as xcrun is documented to.
func (f *finder) openXcode(want string) (*Toolchain, error) {
	tool := func(args ...string) (string, error) {
		line := []string{"xcrun"}
		if want != "" {
			line = append(line, "--toolchain", want)
		}
		out, err := f.runProgram(append(line, args...)...)
		return strings.TrimSpace(string(out)), err
	}
	frontend, err := tool("--find", "swift-frontend")
	if err != nil {
		return nil, f.passOver("xcrun finds no swift-frontend: %v", err)
	}
	t, err := f.askVersion(frontend)
	if err != nil {
		return nil, err
	}
	t.Mac, t.Root, t.SDKs = true, filepath.Dir(filepath.Dir(filepath.Dir(frontend))), map[Platform]SDK{}
	for p, spellings := range platforms {
		name := spellings.folder
		if p == MacCatalyst {
			name = platforms[MacOS].folder
		}
		path, err := tool("--sdk", name, "--show-sdk-path")
		version, err2 := tool("--sdk", name, "--show-sdk-version")
		if err == nil && err2 == nil { // Xcode may lack this platform
			t.SDKs[p] = SDK{path, version}
		}
	}
	if len(t.SDKs) == 0 {
		return nil, f.passOver("xcrun knows no SDK of Apple's")
	}
	return t, nil
}

func (f *finder) swiftlyRoots() []string {
	home := cmp.Or(f.getenv("SWIFTLY_HOME_DIR"), filepath.Join(f.getenv("HOME"), ".local/share/swiftly"))
	found, _ := filepath.Glob(filepath.Join(home, "toolchains", "*", "usr")) // the pattern is valid
	slices.Sort(found)
	slices.Reverse(found)
	return found
}

func (f *finder) pathRoots() []string {
	var out []string
	for _, dir := range filepath.SplitList(f.getenv("PATH")) {
		if _, err := os.Stat(filepath.Join(dir, "swift-frontend")); err == nil {
			out = append(out, filepath.Dir(dir))
		}
	}
	return out
}

// Check checks that the toolchain can judge code for a target and a version of
// Swift. Its error is a *Missing.
func (t *Toolchain) Check(target Target, swift Version) error {
	if swift.Major > t.Version.Major || swift.Major == t.Version.Major && swift.Minor > t.Version.Minor {
		return &Missing{What: fmt.Sprintf("judge code of Swift %s with %s", swift, t.Text), Fix: "take a newer one with --toolchain, or leave the task out"}
	}
	if t.Mac {
		has, ok := t.SDKs[target.Platform]
		if !ok {
			return &Missing{What: fmt.Sprintf("judge code for %s: Xcode has no SDK of it", target), Fix: "xcodebuild -downloadPlatform " + target.Domain()}
		}
		if v, err := ParseVersion(has.Version); err == nil && v.Compare(target.Version) < 0 {
			return &Missing{What: fmt.Sprintf("judge code for %s: the SDK is that of %s %s", target, target.Domain(), has.Version), Fix: "install a newer Xcode"}
		}
		return nil
	}
	if _, err := os.Stat(filepath.Join(t.Root, "apple", target.Folder())); err != nil {
		return &Missing{What: fmt.Sprintf("judge code for %s: the toolchain in %s has no modules for it", target, t.Root), Fix: "ask for iOS, macOS, watchOS or tvOS, or judge it on a Mac"}
	}
	return nil
}

// SDKFor returns the argument of -sdk for a target.
func (t *Toolchain) SDKFor(target Target) string {
	if t.Mac {
		return t.SDKs[target.Platform].Path
	}
	return t.SDK
}

// Digest returns a digest of everything in the toolchain that a verdict can
// depend on: its version and packages, and on a Mac the SDKs.
func (t *Toolchain) Digest() (seal.Digest, error) {
	parts := []string{t.Text}
	if t.Mac {
		for _, p := range []Platform{IOS, MacOS, WatchOS, TVOS, VisionOS} {
			parts = append(parts, string(p)+" "+t.SDKs[p].Version)
		}
	} else {
		manifest, err := os.ReadFile(filepath.Join(t.Root, "MANIFEST"))
		if err != nil && !os.IsNotExist(err) {
			return "", fmt.Errorf("read the manifest of the Swift toolchain: %w", err)
		}
		parts = append(parts, string(manifest))
	}
	return seal.Hash("assay/swift-toolchain/1", parts)
}
