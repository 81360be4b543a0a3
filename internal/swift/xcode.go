package swift

import "context"

// FindXcode returns Xcode's toolchain as xcrun in the PATH of getenv finds it. On
// a Mac [Find] does the same; tests use a stand-in elsewhere.
func FindXcode(ctx context.Context, getenv func(string) string) (*Toolchain, error) {
	f := finder{ctx: ctx, getenv: getenv}
	return f.openXcode("")
}
