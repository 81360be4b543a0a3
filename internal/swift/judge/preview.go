package judge

import (
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/swift"
)

// The compiler of Linux is built with assertions, and one of them fails when it expands a
// macro that is attached to a declaration in the closure of #Preview. @Previewable, which
// expands to nothing, is therefore left out there, and @Query becomes the property wrapper
// that the macro stands for.

var (
	previewStart  = lazyregexp.New(`#Preview\b`)
	previewMacros = lazyregexp.New(`@Previewable\b|@Query\b`)
)

// queryWrapper takes the place of @Query. The pack of SwiftData declares it.
const queryWrapper = "@" + queryAlias

const queryAlias = "_Quer"

// previewable has the versions that introduced @Previewable.
var previewable = map[swift.Platform]swift.Version{
	swift.IOS: {Major: 17}, swift.MacOS: {Major: 14}, swift.WatchOS: {Major: 10}, swift.TVOS: {Major: 17}, swift.MacCatalyst: {Major: 17},
}

// withoutPreviewMacros returns text without the macros in the closures of its previews, at
// the same length. masked is text without comments and literals.
func (w *work) withoutPreviewMacros(text, masked string) string {
	since, ok := previewable[w.snippet.Target.Platform]
	if !ok || w.snippet.Target.Version.Compare(since) < 0 || !w.packs.Reach(w.written...)["SwiftUI"] {
		return text
	}
	out := []byte(text)
	for _, m := range previewStart.FindAllStringIndex(masked, -1) {
		from, to := previewBody(masked, m[1])
		free := []int{to, to} // the attribute before, if it is @Previewable
		for _, at := range previewMacros.FindAllStringIndex(masked[from:to], -1) {
			a, b := from+at[0], from+at[1]
			switch {
			case masked[a:b] != "@Query":
				blank(out[a:b])
				free = []int{a, b}
			case !slices.Contains(w.written, "SwiftData"):
			case free[1] <= a && strings.TrimSpace(masked[free[1]:a]) == "" && !strings.HasPrefix(strings.TrimLeft(masked[b:], " \t"), "("):
				// Only a call infers the type of the wrapper. It needs more room.
				copy(out[free[0]:], queryWrapper+"()")
				blank(out[a:b])
			default:
				copy(out[a:b], queryWrapper)
			}
		}
	}
	return string(out)
}

func blank(text []byte) { copy(text, strings.Repeat(" ", len(text))) }

// previewBody returns the closure of a preview whose name ends at an offset; an empty range
// if it has none.
func previewBody(code string, at int) (from, to int) {
	rest := strings.TrimLeft(code[at:], " \t\n")
	at = len(code) - len(rest)
	if strings.HasPrefix(rest, "(") {
		at = closeParen(code, at)
		rest = strings.TrimLeft(code[at:], " \t\n")
		at = len(code) - len(rest)
	}
	if !strings.HasPrefix(rest, "{") {
		return at, at
	}
	depth := 0
	for i := at; i < len(code); i++ {
		switch code[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return at, i
			}
		}
	}
	return at, len(code)
}

// excusePreview makes a failure unknown if the preview may show a view of UIKit or AppKit,
// for which the packs have no macro.
func (g *judgement) excusePreview(s spot, f *Finding) bool {
	if s.file < 0 || !strings.Contains(s.Message, "does not conform to 'View'") || !slices.ContainsFunc([]string{"UIKit", "AppKit"}, func(m string) bool { return slices.Contains(g.w.written, m) }) {
		return false
	}
	code := g.w.code[s.file]
	at := byteOffset(code, s.Line, s.Column)
	for _, m := range previewStart.FindAllStringIndex(code, -1) {
		if from, to := previewBody(code, m[1]); from <= at && at < to {
			f.Verdict, f.Class, f.Reason = Unknown, ClassPartial, "Apple's frameworks also have previews of views and view controllers without SwiftUI"
			return true
		}
	}
	return false
}
