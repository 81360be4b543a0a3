package symbols

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/swift"
)

// The code in this file has never run on a Mac; tests use a stand-in for the
// extractor.

// macJobs returns a job for each module and target, since the extractor omits symbols
// that are unavailable on the target.
func (b *builder) macJobs() ([]job, error) {
	targets := b.Targets
	if len(targets) == 0 {
		targets = installedTargets(b.Toolchain)
	}
	var out []job
	for _, t := range targets {
		sdk := cmp.Or(b.Toolchain.SDKFor(t), b.Toolchain.SDK)
		if sdk == "" {
			return nil, &swift.Missing{What: fmt.Sprintf("extract symbols for %s: Xcode has no SDK of it", t), Fix: "xcodebuild -downloadPlatform " + t.Domain()}
		}
		var extra []string
		if t.Platform == swift.MacCatalyst {
			support := filepath.Join(sdk, "System/iOSSupport")
			extra = []string{"-I", filepath.Join(support, "usr/lib/swift"), "-Fsystem", filepath.Join(support, "System/Library/Frameworks")}
		}
		found, err := modulesOf(sdk)
		if err != nil {
			return nil, err
		}
		for _, path := range found {
			name := moduleName(path)
			if slices.ContainsFunc(out, func(j job) bool { return j.module == name && j.platform == string(t.Platform) }) {
				continue
			}
			out = append(out, job{module: name, platform: string(t.Platform), target: t.Triple(), sdk: sdk, extra: extra, size: sizeOf(path)})
		}
	}
	if len(out) == 0 {
		return nil, &swift.Missing{What: "extract symbols: Xcode has no SDK of Apple's", Fix: swift.MacInstall}
	}
	return out, nil
}

func installedTargets(tc *swift.Toolchain) []swift.Target {
	var out []swift.Target
	for _, p := range []swift.Platform{swift.IOS, swift.MacOS, swift.WatchOS, swift.TVOS, swift.VisionOS} {
		if v, err := swift.ParseVersion(tc.SDKs[p].Version); err == nil {
			out = append(out, swift.Target{Platform: p, Version: v})
		}
	}
	return out
}

func modulesOf(sdk string) ([]string, error) {
	var out []string
	for _, pattern := range []string{"usr/lib/swift/*.swiftmodule", "System/Library/Frameworks/*.framework/Modules/*.swiftmodule",
		"System/Library/Frameworks/*.framework/Modules/module.modulemap"} {
		found, err := filepath.Glob(filepath.Join(sdk, pattern))
		if err != nil {
			return nil, fmt.Errorf("list the modules of %s: %w", sdk, err)
		}
		out = append(out, found...)
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("list the modules of %s: none found: install the platform with Xcode", sdk)
	}
	return out, nil
}

func moduleName(path string) string {
	if filepath.Base(path) == "module.modulemap" {
		return strings.TrimSuffix(filepath.Base(filepath.Dir(filepath.Dir(path))), ".framework")
	}
	return strings.TrimSuffix(filepath.Base(path), ".swiftmodule")
}
