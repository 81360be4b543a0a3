package taskcheck

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// emptyFunctions makes every function of the workspace return nothing at once. Tests that
// leave their assertions to a helper of the workspace then assert nothing.
func (w *victim) emptyFunctions() error {
	for _, f := range w.files {
		empty, ok := emptiers[languages[path.Ext(f)]]
		if !ok {
			continue
		}
		b, err := os.ReadFile(w.path(f))
		if err != nil {
			return err
		}
		if err := w.write(f, empty(string(b))); err != nil {
			return err
		}
	}
	return nil
}

// emptiers return a source file whose functions do nothing, by language.
var emptiers = map[string]func(source string) string{"go": emptyGo, "python": emptyPython, "node": emptyNode}

// emptyGo lets every function return the zero values of its results. The old body stays
// behind the return, so that all imports and variables are used.
func emptyGo(source string) string {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "", source, parser.SkipObjectResolution)
	if err != nil {
		return source
	}
	type insertion struct {
		at   int
		text string
	}
	var list []insertion
	insert := func(at token.Pos, text string) { list = append(list, insertion{fset.Position(at).Offset, text}) }
	for _, d := range file.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || fn.Body == nil {
			continue
		}
		insert(fn.Body.Lbrace+1, " if true { return }; ")
		switch results := fn.Type.Results; {
		case results == nil || len(results.List[0].Names) > 0:
		case results.Opening.IsValid():
			for _, r := range results.List {
				insert(r.Pos(), "_ ")
			}
		default:
			insert(results.Pos(), "(_ ")
			insert(results.End(), ")")
		}
	}
	slices.SortFunc(list, func(a, b insertion) int { return cmp.Compare(b.at, a.at) }) // from the end
	for _, i := range list {
		source = source[:i.at] + i.text + source[i.at:]
	}
	return source
}

// emptyPython replaces the functions of a module, and the methods of its classes, when the
// module has been loaded.
func emptyPython(source string) string {
	return source + `
def _cheat(space):
    import types
    def empty(*args, **named):
        return None
    for name, value in list(space.items()):
        if getattr(value, "__module__", None) != __name__:
            continue
        if isinstance(value, types.FunctionType):
            space[name] = empty
        elif isinstance(value, type):
            for member, method in list(vars(value).items()):
                if isinstance(method, types.FunctionType):
                    setattr(value, member, empty)
_cheat(globals())
`
}

var (
	nodeFunction = lazyregexp.New(`(?m)^(?:export\s+)?(?:default\s+)?(?:async\s+)?function\s*\*?\s*([A-Za-z_$][\w$]*)`)
	nodeConstant = lazyregexp.New(`(?m)^((?:export\s+)?)const(\s+([A-Za-z_$][\w$]*)\s*=)`)
	nodeClass    = lazyregexp.New(`(?m)^(?:export\s+)?(?:default\s+)?class\s+([A-Za-z_$][\w$]*)`)
)

// emptyNode replaces the functions of a module, and the methods of its classes, at its end.
func emptyNode(source string) string {
	var end strings.Builder
	for _, m := range nodeFunction.FindAllStringSubmatch(source, -1) {
		fmt.Fprintf(&end, "%s = () => {};\n", m[1])
	}
	for _, m := range nodeConstant.FindAllStringSubmatch(source, -1) {
		fmt.Fprintf(&end, "if (typeof %[1]s === \"function\") %[1]s = () => {};\n", m[3])
	}
	for _, m := range nodeClass.FindAllStringSubmatch(source, -1) {
		fmt.Fprintf(&end, "for (const k of Object.getOwnPropertyNames(%[1]s.prototype)) if (k !== \"constructor\") %[1]s.prototype[k] = () => {};\n", m[1])
	}
	return nodeConstant.ReplaceAllString(source, "${1}let$2") + "\n" + end.String() + `
if (typeof module === "object" && module.exports) {
  if (typeof module.exports === "function") module.exports = () => {};
  for (const k of Object.keys(module.exports)) {
    if (typeof module.exports[k] === "function") module.exports[k] = () => {};
  }
}
`
}
