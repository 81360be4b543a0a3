package taskcheck

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"strings"
	"testing"
)

// TestEmptyGo checks that the compiler takes emptied code, in which every function
// returns first.
func TestEmptyGo(t *testing.T) {
	const source = `package p

import "unsafe"

type box[T any] struct{ v T }

func (b *box[T]) get() T              { return b.v }
func (box[T]) both(a, b int) (int, T) { var zero T; return a + b, zero }

func nothing()                                    {}
func size() uintptr                               { x := 1; return unsafe.Sizeof(x) }
func named() (n int, err error)                   { n = 2; return }
func pair() (int, error)                          { return 1, nil }
func one() (int)                                  { return 1 }
func function() func(int) (string, error)         { return nil }
func channel() <-chan int                         { return nil }
func generic[K comparable, V any](m map[K]V) []K  { return nil }
func structure() struct{ a, b int }               { return struct{ a, b int }{1, 2} }
func loop() int                                   { for { } }
func broken(a int) (_ int, _ map[string]struct{}) { return a, nil }

func init() { nothing() }
func main() { _, _ = pair() }
`
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "p.go", emptyGo(source), 0)
	if err != nil {
		t.Fatalf("%v in\n%s", err, emptyGo(source))
	}
	if _, err := (&types.Config{Importer: onlyUnsafe{}}).Check("p", fset, []*ast.File{file}, nil); err != nil {
		t.Errorf("%v in\n%s", err, emptyGo(source))
	}
	n := 0
	for _, d := range file.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok {
			continue
		}
		n++
		first, ok := fn.Body.List[0].(*ast.IfStmt)
		if !ok {
			t.Errorf("%s does not return first", fn.Name.Name)
			continue
		}
		if _, ok := first.Body.List[0].(*ast.ReturnStmt); !ok {
			t.Errorf("%s does not return first", fn.Name.Name)
		}
	}
	if want := strings.Count(source, "\nfunc "); n != want {
		t.Errorf("%d functions are left of %d", n, want)
	}
	if bad := "package p\nfunc f( {"; emptyGo(bad) != bad {
		t.Error("code that cannot be read was changed")
	}
}

// onlyUnsafe imports the package unsafe, which has no files.
type onlyUnsafe struct{}

func (onlyUnsafe) Import(path string) (*types.Package, error) { return types.Unsafe, nil }

func TestEmptyNode(t *testing.T) {
	const source = `export async function load() { return 1; }
export default function main() {}
export const add = (a, b) => a + b;
export const limit = 3;
class Want { equal() { throw 1; } }
  function inner() {}
`
	got := emptyNode(source)
	for _, want := range []string{
		"\nload = () => {};\n", "\nmain = () => {};\n", "export let add = (a", `if (typeof add === "function") add = () => {};`,
		"Object.getOwnPropertyNames(Want.prototype)",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing in\n%s", want, got)
		}
	}
	if strings.Contains(got, "inner =") {
		t.Error("a function of a block was replaced at the end of the file")
	}
}
