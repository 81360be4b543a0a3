package symbols

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/swift"
)

// What is in this file has never run on a Mac; a stand-in for xcrun and the
// extractor tests it.

// sdkNames are those that xcrun knows.
var sdkNames = map[swift.Platform]string{
	swift.IOS: "iphoneos", swift.MacOS: "macosx", swift.WatchOS: "watchos", swift.TVOS: "appletvos",
	swift.VisionOS: "xros", swift.MacCatalyst: "macosx",
}

// macJobs extracts every module for every target: the extractor leaves out what
// its target lacks, so that one platform's graph says nothing of another.
func (b *builder) macJobs(ctx context.Context) ([]job, error) {
	if len(b.Targets) == 0 {
		return nil, errors.New("build symbol index: no platforms: name them with --target, such as --target ios18.0")
	}
	var out []job
	for _, t := range b.Targets {
		sdk, err := sdkPath(ctx, sdkNames[t.Platform])
		if err != nil {
			return nil, err
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
	return out, nil
}

// sdkPath asks xcrun where an SDK is.
func sdkPath(ctx context.Context, name string) (string, error) {
	var out, errs bytes.Buffer
	exit, err := proc.Run(ctx, proc.Spec{Args: []string{xcrun, "--sdk", name, "--show-sdk-path"}, Dir: "/",
		Env: []string{"PATH=/usr/bin:/bin"}, Stdout: &out, Stderr: &errs})
	path := strings.TrimSpace(out.String())
	if err != nil || !exit.OK() || path == "" {
		return "", fmt.Errorf("find the SDK %s: %w", name, errors.Join(err, fmt.Errorf("xcrun: %v, %s: install it with Xcode", exit, firstLine(errs.String()))))
	}
	return path, nil
}

// xcrun is replaced by tests.
var xcrun = "/usr/bin/xcrun"

// modulesOf lists the modules of an SDK that Swift can import, as paths.
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
		return nil, fmt.Errorf("list the modules of %s: there are none: install the platform with Xcode", sdk)
	}
	return out, nil
}

// moduleName is Foo of Foo.swiftmodule and of Foo.framework/Modules/module.modulemap.
func moduleName(path string) string {
	if filepath.Base(path) == "module.modulemap" {
		return strings.TrimSuffix(filepath.Base(filepath.Dir(filepath.Dir(path))), ".framework")
	}
	return strings.TrimSuffix(filepath.Base(path), ".swiftmodule")
}
