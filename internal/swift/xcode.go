package swift

import "context"

// FindXcode is Xcode's toolchain, as xcrun in the PATH of getenv finds it. [Find]
// asks for it on a Mac; tests ask a stand-in elsewhere.
func FindXcode(ctx context.Context, getenv func(string) string) (*Toolchain, error) {
	f := finder{ctx: ctx, getenv: getenv}
	return f.openXcode("")
}
